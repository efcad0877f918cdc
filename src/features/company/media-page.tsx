import { link } from '../../components/button.css.ts';
import { ContentHero } from '../../components/content-hero.tsx';
import { dayText } from '../../components/day-text.ts';
import { Seo } from '../../components/seo.tsx';
import { SplitSection } from '../../components/split-section.tsx';
import { media, type MediaEntry } from '../../content/company/media.ts';
import { statement } from '../../styles/type.css.ts';
import { EntryRows } from './entry-rows.tsx';
import { groups } from './faq-page.css.ts';
import * as styles from './media-page.css.ts';

/** R180: three lists of 2023, and where journalists write to. */
export function MediaPage() {
  const { inquiries } = media;
  return (
    <>
      <Seo {...media.seo} picture={media.hero.picture} />
      <ContentHero hero={media.hero} />
      <div className={groups}>
        {media.lists.map((list) => (
          <SplitSection key={list.heading} heading={list.heading} from={6} close>
            <EntryRows rows={list.entries.map((entry) => ({ title: entry.title, text: entry.text, aside: <Origin entry={entry} /> }))} />
          </SplitSection>
        ))}
      </div>
      <SplitSection heading={inquiries.heading} from={6} on="tint">
        <p className={statement}>{inquiries.text}</p>
        <p className={styles.ways}>
          <a className={link} href={`mailto:${inquiries.email}`}>
            {inquiries.email}
          </a>
          <a className={link} href={inquiries.phone.href}>
            {inquiries.phone.display}
          </a>
        </p>
      </SplitSection>
    </>
  );
}

function Origin({ entry }: { entry: MediaEntry }) {
  return (
    <p className={styles.origin}>
      <time dateTime={entry.date}>{dayText(entry.date)}</time>
      {entry.source && <cite className={styles.source}>{entry.source}</cite>}
    </p>
  );
}
