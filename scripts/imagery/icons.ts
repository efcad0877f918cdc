import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const colours = { ground: '#141d36', frame: '#ffffff', light: '#f2b661' };

/** Makes favicon, touch icon and app icons from the one drawing of the mark, into `folder`. */
export async function makeIcons(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'favicon.svg'), `${mark({ size: 32, margin: 4, stroke: 2.5, radius: 2 })}\n`);
  const png = async (name: string, size: number, share: number): Promise<void> => {
    await writeFile(path.join(folder, name), await pngOf(size, share));
  };
  await png('apple-touch-icon.png', 180, 0.24);
  await png('icon-192.png', 192, 0.2);
  await png('icon-512.png', 512, 0.2);
  await png('icon-maskable-192.png', 192, 0.29);
  await png('icon-maskable-512.png', 512, 0.29);
  await writeFile(path.join(folder, 'favicon.ico'), icoOf(await Promise.all([16, 32, 48].map((size) => icoImage(size)))));
}

type Drawing = { size: number; margin: number; stroke: number; radius?: number };

/** A square frame whose lower third is filled with light. */
function mark({ size, margin, stroke, radius = 0 }: Drawing): string {
  const side = size - 2 * margin;
  const top = margin + Math.round(side * 0.64);
  const inset = margin + stroke / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${radius}" fill="${colours.ground}"/>\
<path fill="${colours.light}" d="M${margin} ${top}h${side}v${margin + side - top}h-${side}z"/>\
<rect x="${inset}" y="${inset}" width="${side - stroke}" height="${side - stroke}" fill="none" stroke="${colours.frame}" stroke-width="${stroke}"/></svg>`;
}

function pngOf(size: number, share: number): Promise<Buffer> {
  const margin = Math.round(size * share);
  const stroke = Math.max(1, Math.round(size * 0.036));
  return sharp(Buffer.from(mark({ size, margin, stroke })), { density: 72 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

type IcoImage = { size: number; bytes: Buffer };

async function icoImage(size: number): Promise<IcoImage> {
  const drawing = mark({ size, margin: Math.round(size / 8), stroke: Math.max(1, Math.round(size / 14)) });
  return { size, bytes: await sharp(Buffer.from(drawing)).resize(size, size).png().toBuffer() };
}

/** ICO container around PNGs: 6 bytes of header, 16 bytes for each image, then the images. */
function icoOf(images: IcoImage[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, bytes }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(bytes.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  });
  return Buffer.concat([header, ...images.map(({ bytes }) => bytes)]);
}
