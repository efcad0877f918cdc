import t from 'tap';
import { formatDay } from '../../src/shared/format-day.ts';

t.test('R061 days read the same everywhere', async (t) => {
  t.equal(formatDay('2026-05-12'), '12 May 2026');
  t.equal(formatDay('2026-03-09'), '9 March 2026');
  t.equal(formatDay('2025-05'), 'May 2025');
});
