import t from 'tap';
import { nearestRatio } from '../../src/components/media-viewer/ratio.ts';
import { itemAt, stepFrom, videoAddress } from '../../src/components/media-viewer/viewer-item.ts';

const items = ['a', 'b', 'c'];

t.test('R141 the viewer shows nothing without a valid index', async (t) => {
  for (const index of [null, undefined, -1, 3, 99, NaN, 0.5, Infinity, -Infinity]) t.equal(itemAt(items, index), undefined, String(index));
  t.strictSame([0, 1, 2].map((index) => itemAt(items, index)), items);
  t.equal(itemAt([], 0), undefined);
});

t.test('R244, R245, R247, D40 previous and next move by one and stop at the ends', async (t) => {
  t.equal(stepFrom(1, 3, 1, false), 2);
  t.equal(stepFrom(1, 3, -1, false), 0);
  t.equal(stepFrom(0, 3, -1, false), undefined);
  t.equal(stepFrom(2, 3, 1, false), undefined);
});

t.test('R246 where it wraps, the last is followed by the first', async (t) => {
  t.equal(stepFrom(2, 3, 1, true), 0);
  t.equal(stepFrom(0, 3, -1, true), 2);
  t.equal(stepFrom(1, 3, 1, true), 2);
});

t.test('R140 one item has no neighbours, wrapping or not', async (t) => {
  for (const wraps of [true, false]) {
    t.equal(stepFrom(0, 1, 1, wraps), undefined);
    t.equal(stepFrom(0, 1, -1, wraps), undefined);
  }
});

t.test('R136 a film plays from the host that sets no cookie', async (t) => {
  t.equal(videoAddress('dQw4w9WgXcQ'), 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  t.notMatch(videoAddress('a"><b'), /[<>"]/);
});

t.test('frames of pairs take the nearest ratio of the set', async (t) => {
  t.equal(nearestRatio(1600 / 1067), '3:2');
  t.equal(nearestRatio(0.8), '4:5');
  t.equal(nearestRatio(0.5), '4:5');
  t.equal(nearestRatio(3), '2:1');
});
