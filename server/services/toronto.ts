const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day in Toronto at a moment (milliseconds since 1970), as ISO: `2026-05-12`. */
export function torontoDay(now: number): string {
  return day.format(now);
}
