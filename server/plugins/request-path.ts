/**
 * The path of a request target in one spelling: decoded as often as it was encoded, lower case, `/` for `\`, no empty
 * or dot segments. For deciding what a request is about, never for finding a file. Undecodable parts stay as they are.
 */
export function plainPath(target: string): string {
  let path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  for (let round = 0; round < 5; round += 1) {
    const decoded = path.replace(/(%[0-9a-f]{2})+/gi, (run) => decodedOr(run));
    if (decoded === path) break;
    path = decoded;
  }
  const segments: string[] = [];
  for (const segment of path.toLowerCase().replace(/\\/g, '/').split('/')) {
    const name = segment.replace(/;.*$/s, '').trim();
    if (name === '..') segments.pop();
    else if (name !== '' && name !== '.') segments.push(name);
  }
  return `/${segments.join('/')}`;
}

/** True when the path is this one or lies below it. */
export function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

function decodedOr(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}
