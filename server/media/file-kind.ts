import { RefusedPictureError } from './refused-picture.ts';
import { readTiffTags } from './tiff-tags.ts';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/**
 * Tells by content what a file is; its name and its declared type don't count. `bytes` is the whole file: the
 * directory of a TIFF may stand at its end. Throws RefusedPictureError for everything but the six kinds.
 */
export function kindOf(bytes: Buffer): PictureKind {
  const text = bytes.toString('latin1', 0, 64);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp') return isoKind(bytes);
  if (rawStarts.some((start) => text.startsWith(start))) throw raw();
  if (/^(II[*+]\0|MM\0[*+])/.test(text)) return tiffKind(bytes, text);
  if (text.startsWith('%PDF')) throw refusal('pdf', 'This is a PDF. Export the page as a JPEG or PNG, about 2560 pixels wide, and upload that.');
  if (/<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096))) {
    throw refusal('svg', 'SVG drawings can carry scripts, so they are not taken. Export the drawing as a PNG, about 2560 pixels wide, and upload that.');
  }
  if (text.startsWith('8BPS')) throw refusal('psd', 'This is a Photoshop document. Save a copy as JPEG, quality 10 or better, and upload that.');
  throw refusal('not-a-picture', 'This file is not a picture we can read. Upload a JPEG, PNG, WebP, AVIF, GIF or TIFF.');
}

/** First bytes of camera files that don't call themselves TIFF: Canon CRW and CR2, Fujifilm, Olympus, Panasonic, Sigma, Minolta. */
const rawStarts = ['II\x1a\0\0\0HEAPCCDR', 'FUJIFILMCCD-RAW', 'IIRO', 'IIRS', 'MMOR', 'IIU\0', 'FOVb', '\0MRM'];

/** JPEG, PNG and WebP have a signature; AVIF, HEIC, CR3 and films share one container and differ by brand. */
function isoKind(bytes: Buffer): PictureKind {
  const size = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const brands = bytes.toString('latin1', 8, size).match(/.{1,4}/gs) ?? [];
  if (brands[0] === 'crx ') throw raw();
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  if (brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) {
    throw refusal(
      'heic',
      'This is a HEIC picture, the way iPhones save them. Open it in Preview or Photos, export it as JPEG and upload that. ' +
        'On the phone, Settings, Camera, Formats, Most Compatible makes JPEGs from then on.',
    );
  }
  throw refusal('video', 'This is a video file. Put the video on YouTube, choose the type Video and paste its link.');
}

/** Nikon, Sony, Pentax, Canon CR2 and DNG files are TIFFs whose first directory is a preview, or names the DNG version. */
function tiffKind(bytes: Buffer, text: string): PictureKind {
  if (text.slice(8, 10) === 'CR') throw raw();
  const tags = readTiffTags(bytes);
  const [subfile = 0] = numbers(tags.get(tag.newSubfileType));
  const [photometric = 0] = numbers(tags.get(tag.photometric));
  if (tags.has(tag.dngVersion) || photometric === colourFilterArray || ((subfile & 1) === 1 && tags.has(tag.subIfds))) throw raw();
  return 'tiff';
}

const tag = { newSubfileType: 254, photometric: 262, subIfds: 330, dngVersion: 50_706 } as const;
const colourFilterArray = 32_803;

function numbers(value: number[] | string | undefined): number[] {
  return Array.isArray(value) ? value : [];
}

function raw(): RefusedPictureError {
  return refusal('raw', 'This is a camera RAW file. Develop it and export a JPEG, quality 90 or better, then upload that.');
}

function refusal(code: string, message: string): RefusedPictureError {
  return new RefusedPictureError('kind', code, message);
}
