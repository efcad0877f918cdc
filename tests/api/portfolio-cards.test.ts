import t from 'tap';
import { cardSeed } from '../../src/content/portfolio/card-seed.ts';
import { pictureOf } from '../../src/content/pictures.ts';
import type { PictureName } from '../../src/content/picture-names.ts';
import { cardRecords, createCards } from '../../server/services/portfolio-cards.ts';
import { eachStore } from '../helpers/each-store.ts';

const pictures = { pictureFor: async (src: string) => pictureOf(src.replace('/uploads/', '').replace('.jpg', '') as PictureName), standIn: pictureOf('team-studio') };

t.test('R226, R228, D37: project and flagship cards come from the store, by position, drafts absent', (t) => eachStore(t, async (t, newData) => {
  const store = await newData()();
  const cards = createCards(store, pictures);
  await cards.seedCards(cardSeed);
  await cards.seedCards(cardSeed);
  const projects = await cards.listCards('projects');
  t.equal(projects.length, 8, 'seeding twice is as good as once');
  t.match(projects[0], { id: '1', ref: 'chelster-hall', title: 'Chelster Hall', picture: { width: Number } });
  t.same(projects.slice(1).map((card) => card.ref), ['2', '3', '4', '5', '6', '7', '8']);
  t.equal((await cards.listCards('flagships')).length, 4);

  const records = cardRecords(store).projects;
  const [first, second] = await records.list({ sort: 'position' });
  if (!first || !second) throw new Error('There are no cards');
  const before = await store.publicRevision();
  await records.replace({ ...second, draft: true });
  await records.replace({ ...first, position: 'zz' });
  t.ok((await store.publicRevision()) > before, 'pages that show them become stale');
  const changed = await cards.listCards('projects');
  t.equal(changed.length, 7);
  t.equal(changed.at(-1)?.title, 'Chelster Hall');
}));
