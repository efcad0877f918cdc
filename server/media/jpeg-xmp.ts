/**
 * A JPEG with this XMP packet in place of its own, its pixels untouched. The packet stands in an APP1 segment behind
 * JFIF and EXIF (XMP specification part 3, 1.1.3); it may have 65,502 bytes.
 */
export function withJpegXmp(jpeg: Buffer, xmp: string): Buffer {
  const body = Buffer.concat([namespace, Buffer.from(xmp)]);
  const head = Buffer.from([0xff, app1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  const before: Buffer[] = [jpeg.subarray(0, 2)];
  let at = 2;
  for (;;) {
    const marker = jpeg[at + 1];
    if (jpeg[at] !== 0xff || (marker !== app0 && marker !== app1)) break;
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    const segment = jpeg.subarray(at, end);
    if (!segment.subarray(4).subarray(0, namespace.length).equals(namespace)) before.push(segment);
    at = end;
  }
  return Buffer.concat([...before, head, body, jpeg.subarray(at)]);
}

const app0 = 0xe0;
const app1 = 0xe1;
const namespace = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');
