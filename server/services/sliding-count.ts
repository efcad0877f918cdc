import type { Clock } from './clock.ts';

export type SlidingCount = {
  /** Adds one for the key and returns how many fall into the window, this one included. */
  add(key: string): number;
  /** How many fall into the window. */
  count(key: string): number;
  /** Milliseconds until the oldest one leaves the window; 0 when there is none. */
  wait(key: string): number;
};

/** Counts events of each key over the last `windowMs` milliseconds. Holds at most `maxKeys` keys: the one unused longest goes first. */
export function createSlidingCount({ windowMs, clock, maxKeys = 10_000 }: { windowMs: number; clock: Clock; maxKeys?: number }): SlidingCount {
  const times = new Map<string, number[]>();
  const recent = (key: string) => (times.get(key) ?? []).filter((time) => time > clock() - windowMs);
  return {
    add(key) {
      const kept = [...recent(key), clock()];
      times.delete(key);
      times.set(key, kept);
      const oldest = times.size > maxKeys ? times.keys().next().value : undefined;
      if (oldest !== undefined) times.delete(oldest);
      return kept.length;
    },
    count: (key) => recent(key).length,
    wait(key) {
      const first = recent(key)[0];
      return first === undefined ? 0 : first + windowMs - clock();
    },
  };
}

/** One key for all that one customer of a provider can send from: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
