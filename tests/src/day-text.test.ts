import t from 'tap';
import { dayText, monthText } from '../../src/components/day-text.ts';

t.test('R154, R180 days and months are written the same on every machine', async (t) => {
  t.equal(dayText('2026-05-12'), '12 May 2026');
  t.equal(dayText('2023-04'), 'April 2023');
  t.equal(monthText('2026-03-14'), 'March 2026');
});
