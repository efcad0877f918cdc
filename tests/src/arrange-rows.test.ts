import t from 'tap';
import { arrangeRows, frameRatios, nearestFrame } from '../../src/components/gallery/arrange-rows.ts';

const wide = { ratio: 1.5 };
const room = { ratio: 1.5, cut: true };
const tall = { ratio: 0.58 };

t.test('R120 every picture hangs once, in order, and every row is filled', async (t) => {
  for (const picture of [wide, room, tall]) {
    for (let length = 0; length <= 40; length += 1) {
      const rows = arrangeRows(Array.from({ length }, () => picture));
      t.strictSame(rows.flat().map(({ index }) => index), Array.from({ length }, (_, index) => index), `${length} pictures`);
      for (const row of rows) t.ok(Math.abs(row.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9, 'shares make a whole row');
      t.ok(rows.every((row) => row.length >= 1 && row.length <= 4));
    }
  }
});

t.test('R120 the rhythm of fourteen is 2, 1, 3, 2, 2, 1, 3', async (t) => {
  t.strictSame(arrangeRows(Array.from({ length: 14 }, () => wide)).map((row) => row.length), [2, 1, 3, 2, 2, 1, 3]);
});

t.test('R120 the wall never ends in two whole-width pictures, nor in a lone tower', async (t) => {
  t.strictSame(arrangeRows(Array.from({ length: 4 }, () => wide)).map((row) => row.length), [2, 2]);
  t.strictSame(arrangeRows([wide, wide, tall]).map((row) => row.length), [3]);
  t.strictSame(arrangeRows([tall]).map(([tile]) => tile?.alone), [true]);
});

t.test('R132 only pictures that may be cut are cut', async (t) => {
  const frames = (pictures: { ratio: number; cut?: boolean }[]) => arrangeRows(pictures).map((row) => row.map(({ frame }) => frame));
  t.strictSame(frames([wide, wide]), [['3:2', '3:2']]);
  t.strictSame(frames([wide, room]), [['3:2', '1:1']]);
  t.strictSame(frames([wide, wide, room, room, room, room]), [['3:2', '3:2'], ['3:2'], ['4:5', '3:2', '4:5']]);
  t.equal(nearestFrame(0.58), '9:16');
  t.equal(nearestFrame(2), '2:1');
  t.equal(frameRatios[nearestFrame(1.6)], 1.6);
});

t.test('two narrow pictures of a row stand side by side on a phone', async (t) => {
  const row = arrangeRows([wide, wide, room, room, room, room])[2] ?? [];
  t.strictSame(row.map(({ pair }) => pair), [true, false, true]);
});
