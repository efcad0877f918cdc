import { site } from '../content/site.ts';
import { paths } from '../paths.ts';
import { digitalSourceTypeUrl, sourceTypes } from '../shared/digital-source.ts';
import type { PictureSource } from '../shared/picture.ts';
import type { Alteration } from '../shared/portfolio.ts';
import { videoAddress } from './media-viewer/viewer-item.ts';
import { graphIds } from './graph-ids.ts';
import type { GraphNode } from './structured-data.ts';

type Described = { title: string; description: string; alteration?: Alteration };

/** ImageObject with the licence fields that search engines read; `page` is the address it is shown at. */
export function imageNode(origin: string, page: string, picture: PictureSource, { title, description, alteration }: Described): GraphNode {
  const largest = picture.widths.at(-1) ?? picture.width;
  return {
    '@type': 'ImageObject',
    '@id': `${page}#picture`,
    url: page,
    contentUrl: `${origin}${picture.base}-${largest}.jpg`,
    name: title,
    caption: picture.alt || title,
    description,
    width: pixels(largest),
    height: pixels(Math.round((largest * picture.height) / picture.width)),
    creditText: site.name,
    creator: { '@id': graphIds(origin).organization },
    copyrightNotice: `© ${site.legalName}`,
    license: origin + paths.licensing,
    acquireLicensePage: origin + paths.contact,
    ...sourceOf(picture, alteration),
  };
}

/** VideoObject of a film; `length` is minutes and seconds, e.g. '1:48'. */
export function videoNode(origin: string, page: string, still: PictureSource, { title, description }: Described, videoId: string, length?: string): GraphNode {
  const [minutes, seconds] = (length ?? '').split(':').map(Number);
  return {
    '@type': 'VideoObject',
    '@id': `${page}#film`,
    url: page,
    name: title,
    description,
    thumbnailUrl: `${origin}${still.base}-${still.widths.at(-1)}.jpg`,
    embedUrl: videoAddress(videoId).replace(/\?.*/, ''),
    creditText: site.name,
    creator: { '@id': graphIds(origin).organization },
    ...(length ? { duration: `PT${minutes}M${seconds}S` } : {}),
  };
}

/** The project's own pictures are renderings, altered or not, as their files say; of an upload nothing is said where nothing is known. */
function sourceOf({ base }: PictureSource, alteration: Alteration | undefined) {
  const uploaded = /^\/uploads\/[0-9a-f]{32}\b/.test(base);
  const untouched = alteration === undefined || alteration === 'none' || alteration === 'standard';
  const type = untouched && !uploaded ? 'digitalCreation' : alteration && sourceTypes[alteration];
  return type ? { digitalSourceType: { '@id': digitalSourceTypeUrl(type) } } : {};
}

function pixels(value: number) {
  return { '@type': 'QuantitativeValue' as const, value, unitCode: 'E37' };
}
