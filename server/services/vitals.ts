import { rateVital, type Vital, type VitalName, type VitalRating } from '../../src/shared/vitals.ts';

export type VitalCounts = Partial<Record<VitalName, Record<VitalRating, number>>>;

/** Counts what browsers measured since the start, by vital and rating. Nothing of a visitor is kept. */
export function createVitals() {
  const counts: VitalCounts = {};
  return {
    add({ name, value }: Vital): void {
      const row = (counts[name] ??= { good: 0, 'needs-improvement': 0, poor: 0 });
      row[rateVital(name, value)] += 1;
    },
    counts: (): VitalCounts => structuredClone(counts),
  };
}
