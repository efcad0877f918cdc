const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** "12 May 2026" for the ISO day `2026-05-12`, "May 2026" for the ISO month `2026-05`; the same on every machine. */
export function dayText(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return [day, months[(month ?? 1) - 1], year].filter(Boolean).join(' ');
}

/** "May 2026" for an ISO day or month. */
export function monthText(iso: string): string {
  return dayText(iso.slice(0, 7));
}
