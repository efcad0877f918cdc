import t from 'tap';
import { readRequirements } from '../scripts/requirements.ts';

t.test('every numbered requirement has a test that names it or its decision', async (t) => {
  const requirements = await readRequirements();
  t.equal(requirements.length, 360);
  for (const { id, text, tests } of requirements) t.ok(tests.length > 0, `${id}: ${text}`);
});
