import type { Alteration } from '../../shared/portfolio.ts';
import type { PictureName } from '../picture-names.ts';

export type ProjectPicture = {
  picture: PictureName;
  title: string;
  description: string;
  light: string;
  /** Stands beside the picture wherever it is shown. */
  alteration?: Alteration;
  /** The picture before the alteration; the viewer shows the pair. */
  original?: PictureName;
};

/** What lists and cards show of a project; `href` is the slug, else the id (D13). */
export type ProjectCard = {
  id: string;
  slug?: string;
  title: string;
  description: string;
  thumbnail: PictureName;
  category: string;
  specs: string;
  location: string;
  /** ISO month, e.g. '2025-05'. */
  completedDate: string;
};

/** R226, R227. One file a project. */
export type Project = ProjectCard & {
  type: 'image' | 'video' | 'embed';
  src: string;
  propertyType: string;
  area: string;
  bedrooms: string;
  challenges: string;
  services: readonly string[];
  results: string;
  lead: { picture: PictureName; caption: string; light: string };
  gallery: readonly ProjectPicture[];
  film?: { heading: string; videoId: string; length: string; note: string; poster: PictureName };
  seo: { title: string; description: string };
  closing: string;
};
