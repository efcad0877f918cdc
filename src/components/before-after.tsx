import type { PictureName } from '../content/picture-names.ts';
import type { PictureSource } from '../shared/picture.ts';
import { caption } from '../styles/type.css.ts';
import * as styles from './before-after.css.ts';
import { Comparison, type Labels } from './comparison.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export type BeforeAfterProps = {
  before: PictureName | PictureSource;
  after: PictureName | PictureSource;
  /** On white tags, e.g. 'As found' and 'Virtually staged'. */
  labels: Labels;
  /** What the slider compares; made of the labels when absent. */
  label?: string;
  ratio?: PictureProps['ratio'];
  phoneRatio?: PictureProps['phoneRatio'];
  sizes?: string;
  /** Fills its parent's height; the ratio does not hold then. */
  fill?: boolean;
};

/** A picture before and after, with an edge to move between them; both are in the page without script. */
export function BeforeAfter({ before, after, labels, label, ratio = '3:2', phoneRatio, sizes = '(max-width: 767px) 100vw, 50vw', fill = false }: BeforeAfterProps) {
  const side = (picture: PictureName | PictureSource, text: string, end: 'start' | 'end') => (
    <>
      <Picture className={fill ? styles.filled : undefined} picture={picture} ratio={ratio} phoneRatio={phoneRatio} sizes={sizes} />
      <span className={`${caption} ${styles.tag} ${styles.end[end]}`}>{text}</span>
    </>
  );
  return <Comparison className={fill ? styles.fill : undefined} labels={labels} label={label} before={side(before, labels.before, 'start')} after={side(after, labels.after, 'end')} />;
}
