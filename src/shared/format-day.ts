/** '2026-05-12' as '12 May 2026', '2026-05' as 'May 2026': the same on server and browser, whatever their locale data. */
export function formatDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return [day, months[(month ?? 0) - 1], year].filter((part) => part !== undefined).join(' ');
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
