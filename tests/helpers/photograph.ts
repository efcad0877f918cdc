import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A picture with the grain of a photograph, for uploads. */
export function photograph(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise } }).blur(1.5);
}

/** EXIF of a camera: who and where, and what it is called. */
export const exifWithPosition = {
  IFD0: { Artist: 'Mara Wells', Copyright: '2026 Mara Wells', Model: 'SECRET CAMERA' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '79/1 23/1 0/1' },
};

/** XMP as Lightroom writes it, with what EXIF's ASCII can't hold. */
export const xmpWithCredit = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
 <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:Credit="Wells &amp; Sons">
  <dc:creator><rdf:Seq><rdf:li>Zoë Wells</rdf:li></rdf:Seq></dc:creator>
  <dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© 2026 Zoë Wells</rdf:li></rdf:Alt></dc:rights>
 </rdf:Description></rdf:RDF></x:xmpmeta>`;
