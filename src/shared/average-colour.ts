/**
 * The average colour of a ThumbHash (base64), as a CSS colour. The same as thumbHashToAverageRGBA of `thumbhash`, alone:
 * that library's decoder stands in the same module, and a page needs it only for pictures that are late.
 */
export function averageColour(placeholder: string): string {
  const [first = 0, second = 0, third = 0] = [0, 1, 2].map((index) => atob(placeholder).charCodeAt(index));
  const header = first | (second << 8) | (third << 16);
  const luminance = (header & 63) / 63;
  const yellowBlue = ((header >> 6) & 63) / 31.5 - 1;
  const redGreen = ((header >> 12) & 63) / 31.5 - 1;
  const blue = luminance - (2 / 3) * yellowBlue;
  const red = (3 * luminance - blue + redGreen) / 2;
  const channels = [red, red - redGreen, blue].map((channel) => Math.round(Math.max(0, Math.min(1, channel)) * 255));
  return `rgb(${channels.join(' ')})`;
}
