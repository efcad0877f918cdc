import { parseSource, type Parsed } from '../../../shared/embed.ts';
import { fieldMessages } from '../../../shared/api-error.ts';
import { PortfolioItemSchema, type AdminItem, type Alteration, type ItemType, type PortfolioItem } from '../../../shared/portfolio.ts';
import type { Point } from './crop-window.ts';

/** What stands in the form. */
export type FormValues = {
  title: string;
  type: ItemType;
  description: string;
  /** One a type, so that choosing another type loses nothing. */
  sources: Record<ItemType, string>;
  category: string;
  thumbnail: string;
  specs: string;
  /** Null while nobody wrote one: the title stands in. */
  alt: string | null;
  decorative: boolean;
  light: string;
  alteration: Alteration | '';
  original: string;
  draft: boolean;
  focal?: Point;
};
export type Problems = Readonly<Record<string, string>>;

export const emptyValues: FormValues = {
  title: '',
  type: 'image',
  description: '',
  sources: { image: '', video: '', embed: '' },
  category: '',
  thumbnail: '',
  specs: '',
  alt: null,
  decorative: false,
  light: '',
  alteration: '',
  original: '',
  draft: false,
};

/** R262: an item as the form shows it. */
export function valuesOf(item: AdminItem): FormValues {
  const { title, type, description, category = '', thumbnail = '', specs = '', alt = null, decorative = false, light = '', alteration = '', original = '', draft = false, focal } = item;
  const sources = { ...emptyValues.sources, [type]: item.src };
  return { title, type, description, sources, category, thumbnail, specs, alt, decorative, light, alteration, original, draft, ...(focal && { focal }) };
}

/** R277: the item to send; what was left empty is absent. An edited one keeps its id and carries the revision that was read. */
export function itemOf(values: FormValues, base?: AdminItem): PortfolioItem {
  const { title, type, description, sources, category, thumbnail, specs, alt, decorative, light, alteration, original, draft, focal } = values;
  const sent = {
    ...(base && { id: base.id, revision: base.revision }),
    title: title.trim(),
    description: description.trim(),
    type,
    src: sources[type].trim(),
    category: category.trim(),
    thumbnail: thumbnail.trim(),
    specs: specs.trim(),
    alt: decorative ? '' : (alt ?? '').trim(),
    light: light.trim(),
    alteration,
    original: original.trim(),
    decorative,
    draft,
    focal,
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== '' && value !== false && value !== undefined)) as PortfolioItem;
}

/** R273: whether something is missing that no item can do without. */
export function isIncomplete({ title, description, type, sources }: FormValues): boolean {
  return [title, description, sources[type]].some((value) => value.trim() === '');
}

/** D43: what is wrong, by field. Frames are judged by the server, which knows the hosts that are allowed. */
export function problemsOf(values: FormValues): Problems {
  const { type, title, description, sources, alt, decorative, alteration, original, draft } = values;
  const problems: Record<string, string> = {};
  const parsed = PortfolioItemSchema.safeParse(itemOf(values));
  if (!parsed.success) Object.assign(problems, fieldMessages(parsed.error.issues));
  if (title.trim() === '') problems.title = 'Give the item a title.';
  if (description.trim() === '') problems.description = 'Describe it in a sentence or two.';
  if (sources[type].trim() === '') problems.src = missingSource[type];
  else if (type !== 'embed') Object.assign(problems, problemOf('src', parseSource(type, sources[type])));
  for (const field of ['thumbnail', 'original'] as const) {
    if (values[field].trim() !== '') Object.assign(problems, problemOf(field, parseSource('image', values[field])));
  }
  if (alt !== null && alt.trim() === '' && !decorative) problems.alt = 'Say what is in the picture, or mark it as decorative.';
  if (alteration === 'staged' && original.trim() === '' && !draft) problems.original = 'A staged picture is published beside its original. Add that, or keep the item as a draft.';
  return problems;
}

const missingSource: Record<ItemType, string> = {
  image: 'Upload a picture, or give the path of one on this site.',
  video: 'Give the id of the video, or paste a link to it.',
  embed: 'Paste the iframe of the tour, or a link to it.',
};

function problemOf(field: string, parsed: Parsed): Record<string, string> {
  return 'problem' in parsed ? { [field]: parsed.problem } : {};
}
