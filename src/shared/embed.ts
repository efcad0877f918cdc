import { tourAt } from './tours.ts';

/** What was pasted, as it is stored, or the reason why it can't be. */
export type Parsed = { src: string } | { problem: string };

/** D24: hosts that frames are built for. A page's `frame-src` lists these and the hosts of the environment. */
export const frameHosts = ['my.matterport.com', 'www.youtube-nocookie.com', 'player.vimeo.com'] as const;

/**
 * Reads the source of an item of this type: the path of a picture, a YouTube id or link, one https iframe,
 * a link to a tour or the path of a tour of ours. What comes out goes in again unchanged. `hosts` are allowed beside our own, any path.
 */
export function parseSource(type: 'image' | 'video' | 'embed', text: string, hosts: readonly string[] = []): Parsed {
  const given = text.trim();
  if (type === 'image') return parsePicturePath(given);
  if (type === 'video') return parseVideo(given);
  return given.startsWith('<') ? parseFrame(given, hosts) : parseFrameUrl(given, hosts);
}

/**
 * What a pasted link is: a YouTube video as its id, a Matterport tour or a Vimeo film as the URL of its frame;
 * undefined for any other text.
 */
export function recognise(text: string): { type: 'video' | 'embed'; src: string } | undefined {
  const given = text.trim();
  const id = youTubeId(given);
  if (id !== undefined) return { type: 'video', src: id };
  const parsed = given.startsWith('<') ? parseFrame(given, []) : parseFrameUrl(given, []);
  if (!('src' in parsed)) return undefined;
  const framed = youTubeId(parsed.src);
  return framed === undefined ? { type: 'embed', src: parsed.src } : { type: 'video', src: framed };
}

/** The path of a picture on this site; pictures on other hosts are not shown (D51). */
export function parsePicturePath(text: string): Parsed {
  if (/^\/(?!\/)[^\s\\?#<>"']+$/.test(text)) return { src: text };
  return { problem: 'Upload the picture, or give its path on this site, such as /uploads/front-door.jpg. Pictures on other hosts are not shown.' };
}

function parseVideo(text: string): Parsed {
  const id = youTubeId(text) ?? (/^[\w-]{1,64}$/.test(text) ? text : undefined);
  return id === undefined ? { problem: 'Give the id of a YouTube video, such as dQw4w9WgXcQ, or a link to it.' } : { src: id };
}

function parseFrame(markup: string, hosts: readonly string[]): Parsed {
  const frame = /^<iframe((?:\s[^<>]*)?)>\s*(?:<\/iframe\s*>)?$/i.exec(markup);
  if (!frame) return { problem: 'Paste one iframe and nothing else: no text, script or second frame beside it.' };
  const attributes = readAttributes((frame[1] ?? '').replace(/\/\s*$/, ''));
  if (!attributes) return { problem: 'The iframe has an attribute that is not closed or stands twice.' };
  const active = [...attributes.keys()].find((name) => name.startsWith('on') || name === 'srcdoc');
  if (active) return { problem: `The iframe must not carry ${active}.` };
  const src = attributes.get('src');
  return src ? parseFrameUrl(src.replaceAll('&amp;', '&'), hosts) : { problem: 'The iframe has no src.' };
}

/** Attributes by lower-case name, or undefined when they are not written plainly. */
function readAttributes(text: string): Map<string, string> | undefined {
  const attributes = new Map<string, string>();
  const one = /\s+([a-z][a-z0-9-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=`][^\s"'`]*)))?/iy;
  let end = 0;
  for (let match = one.exec(text); match; match = one.exec(text)) {
    const name = (match[1] ?? '').toLowerCase();
    if (attributes.has(name)) return undefined;
    attributes.set(name, (match[2] ?? match[3] ?? match[4] ?? '').trim());
    end = one.lastIndex;
  }
  return text.slice(end).trim() === '' ? attributes : undefined;
}

function parseFrameUrl(text: string, hosts: readonly string[]): Parsed {
  if (tourAt(text)) return { src: text };
  const url = httpsUrl(text);
  if (!url) return { problem: 'Paste an iframe, or a link that begins with https://.' };
  if (hosts.some((host) => host.toLowerCase() === url.host)) return { src: url.href };
  const id = youTubeId(url.href);
  if (id !== undefined) return { src: `https://www.youtube-nocookie.com/embed/${id}` };
  if (url.host === 'my.matterport.com') return matterport(url);
  if (['player.vimeo.com', 'vimeo.com', 'www.vimeo.com'].includes(url.host)) return vimeo(url);
  return { problem: `Frames of ${url.host} are not allowed. Allowed are Matterport, YouTube, Vimeo${hosts.map((host) => `, ${host}`).join('')}.` };
}

function matterport(url: URL): Parsed {
  const model = url.searchParams.get('m') ?? '';
  const [, linked] = /^\/(?:models|discover\/space)\/([A-Za-z0-9]{6,20})$/.exec(url.pathname) ?? [];
  if (linked) return { src: `https://my.matterport.com/show/?m=${linked}` };
  if (/^\/show\/?$/.test(url.pathname) && /^[A-Za-z0-9]{6,20}$/.test(model)) return { src: `https://my.matterport.com/show/${url.search}` };
  return { problem: 'A Matterport tour has an address such as https://my.matterport.com/show/?m=SxQL3iGyoDo.' };
}

function vimeo(url: URL): Parsed {
  const [, film, linkKey] = /^(?:\/video)?\/(\d{1,12})(?:\/([0-9a-z]{1,20}))?\/?$/.exec(url.pathname) ?? [];
  const key = linkKey ?? url.searchParams.get('h') ?? '';
  if (film === undefined || !/^[0-9a-z]{0,20}$/.test(key)) return { problem: 'A Vimeo film has an address such as https://vimeo.com/76979871.' };
  return { src: `https://player.vimeo.com/video/${film}${key && `?h=${key}`}` };
}

/** The id in a YouTube address of any of its forms; undefined for any other text, a bare id too. */
function youTubeId(text: string): string | undefined {
  const url = httpsUrl(text);
  if (!url) return undefined;
  const host = url.host.replace(/^(www|m|music)\./, '');
  const path = host === 'youtu.be' ? `/embed${url.pathname}` : url.pathname;
  if (!['youtu.be', 'youtube.com', 'youtube-nocookie.com'].includes(host)) return undefined;
  const id = path === '/watch' ? url.searchParams.get('v') : /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(path)?.[1];
  return id && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

function httpsUrl(text: string): URL | undefined {
  if (!/^https:\/\/[^\s<>"'`\\]+$/i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username || url.password ? undefined : url;
}
