import { digitalSourceTypeUrl, type DigitalSourceType } from '../../src/shared/digital-source.ts';

/** An XMP packet of about half a kilobyte with the origin of a picture and its credit line, for sharp's `withXmp`. */
export function pictureXmp(type: DigitalSourceType, credit: string): string {
  return (
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"' +
    ` Iptc4xmpExt:DigitalSourceType="${digitalSourceTypeUrl(type)}" photoshop:Credit="${escapeXml(credit)}"/></rdf:RDF></x:xmpmeta>`
  );
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
