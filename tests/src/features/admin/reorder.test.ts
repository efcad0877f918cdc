import t from 'tap';
import { dropIndex, moveFor, reorder } from '../../../../src/features/admin/list/reorder.ts';

const order = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

t.test('D38 an item takes the place it is put at', async (t) => {
  t.equal(ids(reorder(order, 0, 2)), 'bcad');
  t.equal(ids(reorder(order, 3, 0)), 'dabc');
  t.equal(ids(reorder(order, 1, 1)), 'abcd');
  t.equal(ids(reorder(order, 0, -1)), 'abcd', 'not above the first');
  t.equal(ids(reorder(order, 3, 9)), 'abcd', 'not below the last');
  t.equal(ids(reorder(order, 7, 0)), 'abcd', 'one that is not there moves nothing');
});

t.test('A move names the neighbour that the item ends up beside', async (t) => {
  t.same(moveFor(reorder(order, 0, 2), 'a'), { after: 'c' });
  t.same(moveFor(reorder(order, 3, 0), 'd'), { before: 'a' });
  t.equal(moveFor([{ id: 'a' }], 'a'), undefined, 'an item alone goes nowhere');
  t.equal(moveFor(order, 'x'), undefined);
});

t.test('A dragged row falls where its edge passed the middle of a neighbour', async (t) => {
  const rows = [0, 96, 192, 288].map((top) => ({ top, height: 96 }));
  t.equal(dropIndex(rows, 1, 0), 1);
  t.equal(dropIndex(rows, 1, 47), 1);
  t.equal(dropIndex(rows, 1, 49), 2);
  t.equal(dropIndex(rows, 1, 1000), 3);
  t.equal(dropIndex(rows, 1, -47), 1);
  t.equal(dropIndex(rows, 1, -49), 0);
  t.equal(dropIndex(rows, 2, -1000), 0);
  t.equal(dropIndex([{ top: 0, height: 300 }, { top: 300, height: 80 }], 0, 41), 1, 'rows of different heights');
});
