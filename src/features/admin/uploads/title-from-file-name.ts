/**
 * A title to start from: the file's name in words. Empty where the name is a camera's or a phone's counter,
 * which says nothing.
 */
export function titleFromFileName(name: string): string {
  const stem = name.replace(/^.*[\\/]/, '').replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const words = stem
    .normalize('NFC')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\-.+~]+/g, ' ')
    .replace(/\b(?:final|edit(?:ed)?|export|copy|web|hdr|v\d+|\d{3,5}x\d{3,5})\b/gi, ' ')
    .replace(/\(\d+\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
  if (!/\p{L}{3}/u.test(words) || counter.test(words)) return '';
  return words.charAt(0).toLocaleUpperCase('en-CA') + words.slice(1);
}

/** What cameras, phones and screens call their files. */
const counter = /^(?:dsc[fn]?|dscn|img|imgp|image|pict?|photo|pxl|gopr|dji|mvimg|screenshot|scan|untitled|unnamed|whatsapp image)(?:[ \d:]|at|am|pm|mp|wa|pano)*$/i;
