import t from 'tap';
import { emptyValues, isIncomplete, itemOf, problemsOf, valuesOf } from '../../../../src/features/admin/form/form-values.ts';
import type { AdminItem } from '../../../../src/shared/portfolio.ts';

const filled = { ...emptyValues, title: ' Blue hour ', description: 'Seventeen minutes after sunset.', sources: { ...emptyValues.sources, image: '/uploads/a.jpg' } };

t.test('R277 what was left empty is absent', async (t) => {
  t.same(itemOf(filled), { title: 'Blue hour', description: 'Seventeen minutes after sunset.', type: 'image', src: '/uploads/a.jpg' });
  t.same(Object.keys(itemOf({ ...filled, category: '  ', draft: true })), ['title', 'description', 'type', 'src', 'draft']);
});

t.test('R262, R225 an edited item goes through the form unchanged, with its id and the revision that was read', async (t) => {
  const item: AdminItem = { id: 'drone-3', slug: 'deck', revision: 4, title: 'Deck', description: 'From 60 m.', type: 'video', src: 'dQw4w9WgXcQ', thumbnail: '/uploads/deck.jpg', specs: '4K', alt: 'A deck', focal: { x: 0.2, y: 0.4 } };
  const { slug, ...sent } = item;
  t.same(itemOf(valuesOf(item), item), sent, 'its address stays by not being sent');
});

t.test('R273 title, description and source must be there', async (t) => {
  t.notOk(isIncomplete(filled));
  t.ok(isIncomplete({ ...filled, title: ' ' }));
  t.ok(isIncomplete({ ...filled, description: '' }));
  t.ok(isIncomplete({ ...filled, type: 'video' }), 'the source of the chosen type');
  t.same(Object.keys(problemsOf(emptyValues)).sort(), ['description', 'src', 'title']);
  t.same(problemsOf(filled), {});
});

t.test('D43, D44, D51 what is wrong is said at the field', async (t) => {
  t.match(problemsOf({ ...filled, title: 'x'.repeat(121) }), { title: /120/ });
  t.ok(problemsOf({ ...filled, sources: { ...filled.sources, image: 'https://elsewhere.example/a.jpg' } }).src, 'pictures on other hosts');
  t.ok(problemsOf({ ...filled, thumbnail: 'nowhere' }).thumbnail);
  t.ok(problemsOf({ ...filled, alteration: 'staged' }).original, 'a staged picture needs its original');
  t.notOk(problemsOf({ ...filled, alteration: 'staged', draft: true }).original, 'but not as a draft');
  t.notOk(problemsOf({ ...filled, alt: null }).alt, 'the title stands in');
  t.ok(problemsOf({ ...filled, alt: '' }).alt, 'emptied, it must be said again');
  t.notOk(problemsOf({ ...filled, alt: '', decorative: true }).alt);
});

t.test('D24 frames are judged by the server, which knows the allowed hosts', async (t) => {
  t.same(problemsOf({ ...filled, type: 'embed', sources: { ...filled.sources, embed: 'https://tours.example.com/1' } }), {});
});
