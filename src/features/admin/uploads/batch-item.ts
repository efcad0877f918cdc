import { portfolioLengths, type PortfolioItem } from '../../../shared/portfolio.ts';
import { emptyValues, itemOf, problemsOf, type FormValues, type Problems } from '../form/form-values.ts';
import type { UploadEntry } from './upload-queue.ts';

/** The item that one of many uploaded pictures becomes. A draft without a title gets its file's name, without a description its title. */
export function batchItem(entry: UploadEntry, draft: boolean): PortfolioItem {
  return itemOf(batchValues(entry, draft));
}

/** What is wrong with it, by field. Unlike in the form, a published one needs words for its picture here. */
export function batchProblems(entry: UploadEntry, draft: boolean): Problems {
  const problems = problemsOf(batchValues(entry, draft));
  const silent = !draft && !entry.decorative && (entry.alt ?? '').trim() === '';
  return silent ? { ...problems, alt: 'Say what is in the picture, or mark it as decorative.' } : problems;
}

function batchValues({ name, title: given, description, alt, decorative, answer }: UploadEntry, draft: boolean): FormValues {
  const title = given.trim() === '' && draft ? name.replace(/\.\w{1,5}$/, '').slice(0, portfolioLengths.title) : given;
  return {
    ...emptyValues,
    title,
    description: description.trim() === '' && draft ? title : description,
    sources: { ...emptyValues.sources, image: answer?.url ?? '' },
    thumbnail: answer?.thumbnail ?? '',
    alt: alt?.trim() ? alt : null,
    decorative,
    draft,
  };
}
