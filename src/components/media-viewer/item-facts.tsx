import { alterationLabels, viewerWords } from '../../content/viewer.ts';
import { lightBeside } from './film-length.ts';
import * as styles from './item-facts.css.ts';
import type { ViewerItem } from './viewer-item.ts';

/** What is known of an item beside its words (R138), and what was done to its picture; nothing when nothing is. */
export function ItemFacts({ item }: { item: ViewerItem }) {
  const { facts } = viewerWords;
  const rows = [
    [facts.category, item.category],
    [facts.specs, item.specs],
    [facts.light, lightBeside(item.specs, item)],
    [facts.alteration, item.alteration && alterationLabels[item.alteration]],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {rows.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
