import t from 'tap';
import { plainTitle } from '../../src/components/plain-title.ts';

t.test('R049: each pipe in a title is replaced by a space', async (t) => {
  t.equal(plainTitle('Vision|and|Excellence'), 'Vision and Excellence');
  t.equal(plainTitle('Insights & Stories'), 'Insights & Stories');
});
