const zone = { timeZone: 'America/Toronto' } as const;
const day = new Intl.DateTimeFormat('en-CA', { ...zone, day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-CA', { ...zone, hour: 'numeric', minute: '2-digit' });

/** For a list: the time of day when it is today in Toronto, else the day. `iso` is in UTC. */
export function shortMoment(iso: string, now: number): { text: string; iso: string } {
  const moment = new Date(iso);
  return { iso, text: day.format(moment) === day.format(now) ? time.format(moment) : day.format(moment) };
}

/** Day and time of day in Toronto. */
export function longMoment(iso: string): string {
  const moment = new Date(iso);
  return `${day.format(moment)}, ${time.format(moment)}`;
}
