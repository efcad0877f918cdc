import type { Metadata, Sharp } from 'sharp';
import { digitalSourceTypeUrl } from '../../src/shared/digital-source.ts';
import { readTiffTags } from './tiff-tags.ts';

/** Who made a picture, who owns it, and its IPTC digital source type (a code): all that is kept of a file's metadata. */
export type Credit = { creator?: string; copyright?: string; credit?: string; source?: string };

/** Finds creator, copyright notice, credit line and source type in XMP, whose text is always UTF-8, then EXIF, then IPTC. */
export function readCredit(metadata: Pick<Metadata, 'exif' | 'iptc' | 'xmp'>): Credit {
  const exif = metadata.exif ? readTiffTags(afterHeader(metadata.exif)) : new Map();
  const iptc = metadata.iptc ? readIptc(metadata.iptc) : new Map<number, string>();
  const xmp = metadata.xmp?.toString('utf8') ?? '';
  const found = {
    creator: clean(inXmp(xmp, 'dc:creator')) ?? clean(exif.get(0x013b)) ?? clean(iptc.get(80)),
    copyright: clean(inXmp(xmp, 'dc:rights')) ?? clean(exif.get(0x8298)) ?? clean(iptc.get(116)),
    credit: clean(inXmp(xmp, 'photoshop:Credit')) ?? clean(iptc.get(110)),
    source: /\/digitalsourcetype\/([A-Za-z]{1,60})$/.exec(inXmp(xmp, 'Iptc4xmpExt:DigitalSourceType') ?? '')?.[1],
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Writes the credit, and nothing else, into what the pipeline makes: EXIF (ASCII, as libvips writes it) for most programs, XMP for search engines. */
export function withCredit(image: Sharp, { creator, copyright, credit, source }: Credit): Sharp {
  if (!creator && !copyright && !credit && !source) return image;
  const ifd0 = { ...(creator && { Artist: creator }), ...(copyright && { Copyright: copyright }) };
  const marked = creator || copyright ? image.withExif({ IFD0: ifd0 }) : image;
  return marked.withXmp(creditXmp({ creator, copyright, credit, source }));
}

/** The credit as an XMP packet. */
export function creditXmp({ creator, copyright, credit, source }: { [Name in keyof Credit]: Credit[Name] | undefined }): string {
  const parts = [
    creator && `<dc:creator><rdf:Seq><rdf:li>${escapeXml(creator)}</rdf:li></rdf:Seq></dc:creator>`,
    copyright && `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(copyright)}</rdf:li></rdf:Alt></dc:rights>`,
    credit && `<photoshop:Credit>${escapeXml(credit)}</photoshop:Credit>`,
    source && `<Iptc4xmpExt:DigitalSourceType>${digitalSourceTypeUrl(source)}</Iptc4xmpExt:DigitalSourceType>`,
  ];
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
    ` xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">${parts.filter(Boolean).join('')}` +
    '</rdf:Description></rdf:RDF></x:xmpmeta>'
  );
}

/** JPEG and WebP keep the EXIF block with a header of six bytes in front, other formats without. */
function afterHeader(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
}

/** Datasets of IPTC record 2 by number: 80 by-line, 110 credit, 116 copyright notice. */
function readIptc(block: Buffer): Map<number, string> {
  const found = new Map<number, string>();
  for (let at = block.indexOf(0x1c); at >= 0 && at + 5 <= block.length; at = block.indexOf(0x1c, at + 1)) {
    if (block[at + 1] !== 2) continue;
    const length = block.readUInt16BE(at + 3);
    const number = block.readUInt8(at + 2);
    if (length < 0x8000 && at + 5 + length <= block.length && !found.has(number)) {
      found.set(number, block.toString('utf8', at + 5, at + 5 + length));
    }
  }
  return found;
}

function inXmp(xmp: string, name: string): string | undefined {
  const element = new RegExp(`<${name}(?:\\s[^>]{0,200})?>([\\s\\S]{0,2000}?)</${name}>`).exec(xmp)?.[1];
  const text = element?.replace(/<[^>]*>/g, '') ?? new RegExp(`\\s${name}="([^"]{0,500})"`).exec(xmp)?.[1];
  return text?.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d{1,6})|#x([0-9a-f]{1,5}));/gi, (_, name?: string, decimal?: string, hex?: string) => {
    if (name) return entities[name.toLowerCase()] ?? '';
    return String.fromCodePoint(Math.min(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16), 0x10ffff));
  });
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function clean(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = Buffer.from(value).toString().replace(/[\p{Cc}\uFFFD]/gu, ' ').replace(/\s+/g, ' ').trim().slice(0, 300);
  return text === '' ? undefined : text;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
