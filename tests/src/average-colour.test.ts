import t from 'tap';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { pictureRows } from '../../src/content/pictures.ts';
import { averageColour } from '../../src/shared/average-colour.ts';

t.test('the average colour is the one of the ThumbHash library, for every picture', async (t) => {
  for (const [name, [, , , placeholder]] of Object.entries(pictureRows)) {
    const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(placeholder, 'base64'));
    t.equal(averageColour(placeholder), `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`, name);
  }
});
