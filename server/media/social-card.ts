import sharp from 'sharp';
import { site } from '../../src/content/site.ts';
import { type Face, openFace, outline } from './outlines.ts';
import { pictureXmp } from './xmp.ts';

export type SocialCard = {
  title: string;
  /** The photograph, as a path or bytes. It fills the right side and is cut left and right only. */
  picture: string | Buffer;
  /** Colour of the panel behind the title; dusk unless given. */
  panel?: string;
};

const card = { width: 1200, height: 630, limit: 150_000 };
const panel = { width: 464, left: 52, right: 36, top: 56, bottom: 60, colour: '#141d36' };
const titleSizes = [64, 58, 52, 46, 40, 35, 30];

let face: Face | undefined;

/** Renders the 1200×630 picture that a shared link shows: a JPEG of at most 150 kB. Throws when the picture cannot be read. */
export async function renderSocialCard({ title, picture, panel: colour = panel.colour }: SocialCard): Promise<Buffer> {
  const photograph = await sharp(picture)
    .resize(card.width - panel.width, card.height, { fit: 'cover' })
    .toBuffer();
  const composed = await sharp({ create: { width: card.width, height: card.height, channels: 3, background: colour } })
    .composite([
      { input: photograph, left: panel.width, top: 0 },
      { input: Buffer.from(panelSvg(title)), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of [84, 76, 68, 58]) {
    const jpeg = await jpegOf(composed, quality);
    if (jpeg.length <= card.limit) return jpeg;
  }
  return jpegOf(composed, 45);
}

function jpegOf(image: Buffer, quality: number): Promise<Buffer> {
  return sharp(image, { raw: { width: card.width, height: card.height, channels: 3 } }).withXmp(pictureXmp('digitalCreation', site.name)).jpeg({ quality, progressive: true }).toBuffer();
}

function panelSvg(title: string): string {
  const { size, lines } = fitTitle(title);
  const leading = Math.round(size * 1.06);
  const first = card.height - panel.bottom - leading * (lines.length - 1);
  const text = lines
    .map((line, index) => `<path fill="#fff" transform="translate(${panel.left} ${first + index * leading})" d="${set(line, size).path}"/>`)
    .join('');
  const name = set(site.name, 27);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${panel.width}" height="${card.height}">
<path fill="#f2b661" d="M${panel.left} ${panel.top + 18}h28v10h-28z"/>
<path fill="none" stroke="#fff" stroke-width="2" d="M${panel.left + 1} ${panel.top + 1}h26v26h-26z"/>
<path fill="#fff" transform="translate(${panel.left + 42} ${panel.top + 23})" d="${name.path}"/>
${text}</svg>`;
}

/** The largest size at which the title stands in the panel, in at most six lines. */
function fitTitle(title: string): { size: number; lines: string[] } {
  const room = panel.width - panel.left - panel.right;
  const fits = titleSizes
    .map((size) => ({ size, lines: wrap(title, size, room) }))
    .find(({ size, lines }) => lines.length * size <= 380 && lines.every((line) => set(line, size).width <= room));
  if (fits) return fits;
  const size = titleSizes.at(-1) ?? 30;
  return { size, lines: wrap(title, size, room).slice(0, 11) };
}

function wrap(title: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && set(longer, size).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function set(text: string, size: number) {
  face ??= openFace(
    ['latin', 'latin-ext'].map((subset) => `@fontsource-variable/hedvig-letters-serif/files/hedvig-letters-serif-${subset}-opsz-normal.woff2`),
  );
  return outline(text, { face, size, tracking: -0.022 });
}
