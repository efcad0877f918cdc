import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { readMasters } from './masters.ts';

export const manifestFiles = {
  captions: 'src/content/captions.json',
  pictures: 'src/content/pictures.json',
  names: 'src/content/picture-names.ts',
};

export type Caption = { kind: string; house: string; title: string; alt: string; shows: string };

/** One picture in `pictures.json`: hash, width, height, ThumbHash in base64, alternative text. */
export type PictureRow = [hash: string, width: number, height: number, thumbHash: string, alt: string];

/** Writes the two files that the site reads its pictures from. */
export async function writeManifest(): Promise<void> {
  const { pictures, names } = await buildManifest();
  await writeFile(manifestFiles.pictures, pictures);
  await writeFile(manifestFiles.names, names);
}

/**
 * The text of both files, the same for the same masters and captions. Names keep the order of the captions.
 * Throws when a master has no caption or a caption no master.
 */
export async function buildManifest(): Promise<{ pictures: string; names: string }> {
  const captions = JSON.parse(await readFile(manifestFiles.captions, 'utf8')) as Record<string, Caption>;
  const masters = new Map((await readMasters()).map((master) => [master.name, master]));
  const uncaptioned = [...masters.keys()].filter((name) => !(name in captions));
  if (uncaptioned.length > 0) throw new Error(`No caption in ${manifestFiles.captions} for: ${uncaptioned.join(', ')}`);
  const rows: string[] = [];
  for (const [name, { alt }] of Object.entries(captions)) {
    const master = masters.get(name);
    if (!master) throw new Error(`${manifestFiles.captions} names ${name}, but no master of this name exists`);
    const { width, height } = await sharp(master.bytes).metadata();
    const row: PictureRow = [master.hash, width, height, await thumbHashOf(master.bytes), alt];
    rows.push(`${JSON.stringify(name)}:${JSON.stringify(row)}`);
  }
  return { pictures: `{\n${rows.join(',\n')}\n}\n`, names: namesModule(Object.keys(captions)) };
}

async function thumbHashOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

function namesModule(names: string[]): string {
  const list = names.map((name) => `  '${name}',`).join('\n');
  return `/** Written by \`npm run imagery\` from captions.json: every picture of the project, by name. */
export const pictureNames = [
${list}
] as const;

export type PictureName = (typeof pictureNames)[number];
`;
}
