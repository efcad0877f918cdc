import t from 'tap';
import { rateVital, vitalThresholds, VitalSchema } from '../../src/shared/vitals.ts';

t.test('R335: thresholds of the web vitals, and how values at them rate', async (t) => {
  t.same(vitalThresholds, { LCP: { good: 2500, poor: 4000 }, FID: { good: 100, poor: 300 }, INP: { good: 200, poor: 500 }, CLS: { good: 0.1, poor: 0.25 }, FCP: { good: 1800, poor: 3000 }, TTFB: { good: 800, poor: 1800 } });
  t.equal(rateVital('LCP', 2500), 'good');
  t.equal(rateVital('LCP', 2501), 'needs-improvement');
  t.equal(rateVital('LCP', 4000), 'needs-improvement');
  t.equal(rateVital('CLS', 0.26), 'poor');
});

t.test('D57: a measurement is a known name, a number and a path', async (t) => {
  t.ok(VitalSchema.safeParse({ name: 'INP', value: 12, path: '/' }).success);
  for (const wrong of [{ name: 'XYZ', value: 1, path: '/' }, { name: 'LCP', value: -1, path: '/' }, { name: 'LCP', value: 1, path: 'http://x' }, null, []]) t.notOk(VitalSchema.safeParse(wrong).success);
});
