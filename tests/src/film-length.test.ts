import t from 'tap';
import { lengthOf, lightBeside } from '../../src/components/media-viewer/film-length.ts';

t.test('a film’s length stands at the beginning of its facts', async (t) => {
  t.equal(lengthOf({ light: '1:48, 8:20 to 9:10 pm' }), '1:48');
  t.equal(lengthOf({ specs: '1:02:30, 4K', light: 'June' }), '1:02:30');
  t.equal(lengthOf({ specs: '24 mm, f/8', light: 'May' }), undefined);
  t.equal(lengthOf({}), undefined);
});

t.test('the light leaves out a length that stands beside it', async (t) => {
  t.equal(lightBeside('1:48', { light: '1:48, September' }), 'September');
  t.equal(lightBeside('1:48, 4K, gimbal', { light: '1:48, 8:20 to 9:10 pm' }), '8:20 to 9:10 pm');
  t.equal(lightBeside('1:48', { light: '1:48' }), undefined);
  t.equal(lightBeside('24 mm, f/9', { light: '9:18 pm, 24 mm' }), '9:18 pm, 24 mm');
  t.equal(lightBeside(undefined, { light: '1:48, September' }), '1:48, September');
  t.equal(lightBeside('1:48', {}), undefined);
});
