/** What this tab remembers across a reload; nothing where the browser forbids it or the text is not ours. */
export function recall<T>(key: string): T | undefined {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Remembers a value; undefined forgets it. A full or forbidden storage is passed over. */
export function remember(key: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
