import t from 'tap';
import { cropPosition, nudge } from '../../../../src/features/admin/form/crop-window.ts';
import { createDraftStore, draftKey, withUpload, type Drafts } from '../../../../src/features/admin/form/draft-store.ts';
import { emptyValues } from '../../../../src/features/admin/form/form-values.ts';
import { filterItems } from '../../../../src/features/admin/list/filter-items.ts';
import { pictureUrl } from '../../../../src/features/admin/picture-url.ts';
import type { AdminItem } from '../../../../src/shared/portfolio.ts';
import type { UploadAnswer } from '../../../../src/shared/upload.ts';

t.test('A crop is cut around the focal point and never over the edge', async (t) => {
  const wide = { width: 3000, height: 1000 };
  t.equal(cropPosition(wide, 1, { x: 0.5, y: 0.5 }), '50% 50%');
  t.equal(cropPosition(wide, 1, { x: 0, y: 0 }), '0% 50%');
  t.equal(cropPosition(wide, 1, { x: 1, y: 1 }), '100% 50%');
  t.equal(cropPosition(wide, 1, { x: 1 / 3, y: 0.5 }), '25% 50%', 'a third of the picture, not of the room');
  t.equal(cropPosition({ width: 1000, height: 1500 }, 3 / 2, { x: 0.5, y: 0.9 }), '50% 100%');
  t.same(nudge({ x: 0.5, y: 0.995 }, -1, 10), { x: 0.49, y: 1 });
});

t.test('A form is remembered while it differs from what it began with', async (t) => {
  let kept: Drafts | undefined;
  const memory = { recall: () => kept, remember: (drafts: Drafts) => (kept = drafts) };
  const form = { collection: 'dronePortfolio' } as const;
  const store = createDraftStore(memory, () => 5);
  store.write(form, { title: 'Deck' });
  t.match(kept, { [draftKey(form)]: { values: { title: 'Deck' }, savedAt: 5 } });
  t.equal(createDraftStore(memory).read(form).title, 'Deck', 'after a reload');
  store.write(form, { title: '' });
  t.same(kept, {});
  store.write(form, { title: 'Deck' });
  store.discard(form);
  t.same(store.read(form), emptyValues);
});

t.test('D47 an upload fills in source, empty thumbnail and empty title', async (t) => {
  const answer = { url: '/uploads/x-2560.jpg', thumbnail: '/uploads/0123456789abcdef0123456789abcdef-card-640.jpg' } as UploadAnswer;
  t.match(withUpload(emptyValues, answer, 'Deck'), { title: 'Deck', sources: { image: answer.url }, thumbnail: answer.thumbnail });
  t.match(withUpload({ ...emptyValues, title: 'Mine', thumbnail: '/uploads/mine.jpg' }, answer, 'Deck'), { title: 'Mine', thumbnail: '/uploads/mine.jpg' });
  t.match(withUpload({ ...emptyValues, thumbnail: '/uploads/ffffffffffffffffffffffffffffffff-card-640.jpg' }, answer, ''), { thumbnail: answer.thumbnail }, 'that of the picture before');
});

t.test('A search finds items by words, accents and case aside', async (t) => {
  const items = [
    { id: '1', title: 'Église at dusk', description: 'From the square', type: 'image' },
    { id: '2', title: 'Deck', description: 'Dusk, 60 m', type: 'video', draft: true },
  ] as AdminItem[];
  const found = (text: string, type: 'all' | 'video' = 'all') => filterItems(items, { text, type }).map(({ id }) => id).join('');
  t.equal(found('eglise'), '1');
  t.equal(found('DUSK'), '12');
  t.equal(found('dusk 60'), '2');
  t.equal(found('draft'), '2');
  t.equal(found('', 'video'), '2');
  t.equal(filterItems(items, { text: ' ', type: 'all' }), items, 'without a filter it is the same list');
});

t.test('A thumbnail is the smallest file that is wide enough', async (t) => {
  t.match(pictureUrl('/uploads/lakeside-kitchen-day.jpg', 240), /^\/uploads\/lakeside-kitchen-day-[0-9a-f]{8}-320\.jpg$/);
  t.equal(pictureUrl('/uploads/0123456789abcdef0123456789abcdef-2400.jpg', 640), '/uploads/0123456789abcdef0123456789abcdef-640.jpg');
  t.equal(pictureUrl('/uploads/0123456789abcdef0123456789abcdef-200.jpg', 640), '/uploads/0123456789abcdef0123456789abcdef-200.jpg');
  t.equal(pictureUrl('/uploads/elsewhere.png', 640), '/uploads/elsewhere.png');
});
