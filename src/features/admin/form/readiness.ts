import { pictureRows } from '../../../content/pictures.ts';
import type { UploadAnswer } from '../../../shared/upload.ts';
import { problemsOf, type FormValues } from './form-values.ts';

export type Size = { width: number; height: number };

/** What stands between the form and a good page, done or not; each with the words for its state. */
export function readiness(values: FormValues, size: Size | undefined): { text: string; done: boolean }[] {
  const { title, description, type, alt, decorative, alteration, original } = values;
  const source = problemsOf(values).src === undefined;
  const words = title.trim() !== '' && description.trim() !== '';
  const described = decorative || (alt !== null && alt.trim() !== '');
  return [
    { done: words, text: words ? 'Title and description written' : 'Title and description' },
    type === 'image' ? pictureCheck(source, size) : { done: source, text: source ? 'The source can be read' : 'A source that can be read' },
    { done: described, text: described ? (decorative ? 'Marked as decorative' : 'Alternative text written') : 'Alternative text of its own' },
    ...(alteration === 'staged' ? [{ done: original.trim() !== '', text: original.trim() !== '' ? 'Original beside it' : 'The original of the staged picture' }] : []),
  ];
}

/** Pixels of a picture: the project's own, or an upload. */
export function pictureSize(path: string, upload: UploadAnswer | undefined): Size | undefined {
  if (upload) return { width: upload.width, height: upload.height };
  const row = (pictureRows as Readonly<Record<string, readonly [string, number, number, string, string]>>)[/^\/uploads\/([a-z0-9-]+)\.jpg$/.exec(path)?.[1] ?? ''];
  return row && { width: row[1], height: row[2] };
}

function pictureCheck(source: boolean, size: Size | undefined): { text: string; done: boolean } {
  if (!source) return { done: false, text: 'A picture' };
  if (!size) return { done: true, text: 'Picture named' };
  return size.width >= 1600 ? { done: true, text: `${size.width} px wide, sharp on every screen` } : { done: false, text: `${size.width} px wide; 1600 px stay sharp on large screens` };
}
