type Facts = { specs?: string; light?: string };

const atStart = /^\d+:\d\d(:\d\d)?\b/;

/** "1:48" where the item's facts begin with a length. */
export function lengthOf({ specs = '', light = '' }: Facts): string | undefined {
  return atStart.exec(light)?.[0] ?? atStart.exec(specs)?.[0];
}

/** The light of an item without the length that `beside` begins with: nobody reads "1:48" twice in one caption. */
export function lightBeside(beside: string | undefined, { light }: Pick<Facts, 'light'>): string | undefined {
  const length = lengthOf({ light });
  if (!length || !beside?.startsWith(length)) return light;
  return light?.slice(length.length).replace(/^,\s*/, '') || undefined;
}
