import t from 'tap';
import { batchItem, batchProblems } from '../../../../src/features/admin/uploads/batch-item.ts';
import type { UploadEntry } from '../../../../src/features/admin/uploads/upload-queue.ts';
import type { UploadAnswer } from '../../../../src/shared/upload.ts';

const entry: UploadEntry = {
  id: '1', collection: 'dronePortfolio', name: 'DSC_4127.jpg', size: 1, state: 'done', progress: 1, title: '', description: '', alt: null, decorative: false,
  answer: { url: '/uploads/a-2560.jpg', thumbnail: '/uploads/a-card-640.jpg' } as UploadAnswer,
};

t.test('One of many becomes a draft without a word', async (t) => {
  t.same(batchProblems(entry, true), {});
  t.same(batchItem(entry, true), { title: 'DSC_4127', description: 'DSC_4127', type: 'image', src: '/uploads/a-2560.jpg', thumbnail: '/uploads/a-card-640.jpg', draft: true });
});

t.test('R273 to be published it needs title, description and words for the picture', async (t) => {
  t.same(Object.keys(batchProblems(entry, false)).sort(), ['alt', 'description', 'title']);
  const described = { ...entry, title: 'Deck', description: 'From 60 m.' };
  t.same(batchProblems({ ...described, decorative: true }, false), {});
  t.same(batchProblems({ ...described, alt: 'A deck from above' }, false), {});
  t.match(batchItem({ ...described, alt: 'A deck from above' }, false), { alt: 'A deck from above', title: 'Deck' });
});
