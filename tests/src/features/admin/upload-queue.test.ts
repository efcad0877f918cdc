import t from 'tap';
import { CallFailure } from '../../../../src/api/failure.ts';
import type { Progress } from '../../../../src/api/uploads.ts';
import { createUploadQueue, mostBytes, type UploadEntry } from '../../../../src/features/admin/uploads/upload-queue.ts';
import type { UploadAnswer } from '../../../../src/shared/upload.ts';

type Sent = Progress & { file: File; resolve: (answer: UploadAnswer) => void; reject: (error: unknown) => void };
const answer = { url: '/uploads/a.jpg', thumbnail: '/uploads/b.jpg' } as UploadAnswer;
const file = (name: string) => new File(['picture'], name);

function queueWithSends(done: UploadEntry[] = []) {
  const sent: Sent[] = [];
  const send = (each: File, progress: Progress) => new Promise<UploadAnswer>((resolve, reject) => sent.push({ file: each, ...progress, resolve, reject }));
  const queue = createUploadQueue({ send, onDone: (entry) => done.push(entry) });
  const states = () => queue.entries().map(({ state }) => state);
  return { queue, sent, states };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

t.test('R265 files are held until they are to be sent, and then go two at a time', async (t) => {
  const { queue, sent, states } = queueWithSends();
  queue.hold('dronePortfolio', [file('front-door.jpg'), file('b.jpg'), file('c.jpg')]);
  t.same(states(), ['held', 'held', 'held']);
  t.equal(sent.length, 0);
  t.equal(queue.entries()[0]?.title, 'Front door');
  queue.start('videoPortfolio');
  t.equal(sent.length, 0, 'another service sends its own');
  queue.start('dronePortfolio');
  t.same(states(), ['sending', 'sending', 'waiting']);
  sent[0]?.onProgress(0.5);
  t.equal(queue.entries()[0]?.progress, 0.5);
  sent[0]?.onProgress(1);
  t.equal(states()[0], 'preparing');
  sent[0]?.resolve(answer);
  await settled();
  t.same(states(), ['done', 'sending', 'sending']);
});

t.test('One file goes to the form it was chosen in', async (t) => {
  const done: UploadEntry[] = [];
  const { queue, sent } = queueWithSends(done);
  queue.hold('dronePortfolio', [file('a.jpg')]);
  queue.start('dronePortfolio', 'dronePortfolio/');
  sent[0]?.resolve(answer);
  await settled();
  t.equal(done[0]?.target, 'dronePortfolio/');
});

t.test('What is given up ends, and the next one begins', async (t) => {
  const { queue, sent, states } = queueWithSends();
  queue.hold('dronePortfolio', [file('a.jpg'), file('b.jpg'), file('c.jpg')]);
  queue.start('dronePortfolio');
  queue.remove(queue.entries()[0]?.id ?? '');
  t.equal(sent[0]?.signal.aborted, true);
  sent[0]?.reject(sent[0].signal.reason);
  await settled();
  t.same(states(), ['sending', 'sending']);
});

t.test('R315 a failed one says why and can be sent again, a refused one can not', async (t) => {
  const { queue, sent, states } = queueWithSends();
  queue.hold('dronePortfolio', [file('a.jpg'), file('b.pdf')]);
  queue.start('dronePortfolio');
  sent[0]?.reject(new CallFailure('Upload failed', 'The server is away', 503));
  sent[1]?.reject(new CallFailure('Upload failed', 'Not a picture', 415));
  await settled();
  const [away, refused] = queue.entries();
  t.match(away, { state: 'failed', problem: 'The server is away' });
  t.equal(queue.canRetry(away?.id ?? ''), true);
  t.equal(queue.canRetry(refused?.id ?? ''), false);
  queue.retry(away?.id ?? '');
  t.same(states(), ['sending', 'failed']);
});

t.test('D47 more than 25 MB is refused before it is sent', async (t) => {
  const { queue, sent, states } = queueWithSends();
  queue.hold('dronePortfolio', [new File([new Uint8Array(mostBytes + 1)], 'roof-survey.tif')]);
  queue.start('dronePortfolio');
  t.same(states(), ['failed']);
  t.match(queue.entries()[0]?.problem, /25 MB/);
  t.equal(sent.length, 0);
});
