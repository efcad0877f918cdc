import type { CollectionKey, ServiceSlug } from '../catalog.ts';
import type { PictureName } from '../picture-names.ts';

/** R229. `popular` is kept as data and not shown (R081). */
export type ServicePackage = {
  title: string;
  description: string;
  icon: string;
  /** Three to five short bullets, no full stop. */
  features: readonly string[];
  popular: boolean;
  /** Two facts at the right of the row, e.g. '25–35 photographs' and '24 hours'. */
  facts: readonly [string, string];
  /** Text of the row's link to the contact page, e.g. 'Book residential'. */
  action: string;
};
/** R229. `duration` is printed under the step when given. */
export type ProcessStep = { title: string; description: string; icon: string; duration?: string };
export type Question = { question: string; answer: string };
/** R230. */
export type Testimonial = { quote: string; author: string; role: string; service: string };
/** R230. `picture` stands above the title, in the format of its service. */
export type RelatedService = { title: string; description: string; href: string; icon: string; picture: PictureName };
export type Action = { text: string; href: string };

/** All that a service page shows; one file a service, and nothing else. */
export type Service = {
  slug: ServiceSlug;
  /** Name as the hero prints it, e.g. 'Matterport 3D Tours'. */
  title: string;
  /** Short name for breadcrumbs and links. */
  label: string;
  /** Line under the hero title: what one gets, in figures. */
  lead: string;
  hero: PictureName;
  /** Ground of the hero's panel, one of the eight of the design. */
  panel: 'photography' | 'video' | 'drone' | 'matterport' | 'editing' | 'website' | 'brand' | 'ai';
  seo: { title: string; description: string };
  packages: { heading: string; intro: string; items: readonly ServicePackage[] };
  featured: {
    heading: 'Featured Work';
    collection: CollectionKey;
    /** Items shown: five, editing six (R330). */
    count: 5 | 6;
    /** D40: the viewer goes round at the ends. */
    wraps: boolean;
    /** D20: the matching portfolio category. */
    portfolioHref: string;
    /** Which of the collection's items, by seed id; items that are gone are filled up with the next by position. */
    first?: readonly string[];
  };
  process: { heading: string; steps: readonly ProcessStep[] };
  faq: { heading: string; questions: readonly Question[] };
  testimonial: Testimonial;
  related: { heading: string; services: readonly RelatedService[] };
  closing: { heading: string; picture: PictureName; primary: Action; secondary: Action };
};
