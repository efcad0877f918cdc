import { z } from 'zod';

/**
 * R335: at most `good` is good, over `poor` is poor. Milliseconds, CLS without unit. FID is the specification's; browsers
 * report INP in its place (D57).
 */
export const vitalThresholds = {
  LCP: { good: 2500, poor: 4000 },
  FID: { good: 100, poor: 300 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
} as const;

export type VitalName = keyof typeof vitalThresholds;
export type VitalRating = 'good' | 'needs-improvement' | 'poor';

/** One measurement, as a page sends it. */
export const VitalSchema = z.object({
  name: z.enum(Object.keys(vitalThresholds) as [VitalName, ...VitalName[]], { error: 'Name one of the measured vitals' }),
  value: z.number({ error: 'Give the value as a number' }).min(0, 'Give a value from 0').max(3_600_000, 'Give a smaller value'),
  path: z.string({ error: 'Give the path of the page' }).max(300, 'Give a shorter path').regex(/^\/[\x20-\x7e]*$/, 'Give the path of the page'),
});
export type Vital = z.infer<typeof VitalSchema>;

/** How good a measurement is. */
export function rateVital(name: VitalName, value: number): VitalRating {
  const { good, poor } = vitalThresholds[name];
  if (value <= good) return 'good';
  return value > poor ? 'poor' : 'needs-improvement';
}
