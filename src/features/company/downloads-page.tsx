import { badge } from '../../components/chip.css.ts';
import { ClosingStrip } from '../../components/closing-strip.tsx';
import { ContentHero } from '../../components/content-hero.tsx';
import { Seo } from '../../components/seo.tsx';
import { SplitSection } from '../../components/split-section.tsx';
import { downloads } from '../../content/company/downloads.ts';
import { EntryRows } from './entry-rows.tsx';
import { groups } from './faq-page.css.ts';

/** R176, R177, D31: while there is no file behind a name, there is no icon beside it. */
export function DownloadsPage() {
  return (
    <>
      <Seo {...downloads.seo} picture={downloads.hero.picture} />
      <ContentHero hero={downloads.hero} />
      <div className={groups}>
        {downloads.groups.map((group) => (
          <SplitSection key={group.title} heading={group.title} from={6} close>
            <EntryRows rows={group.resources.map(({ title, text }) => ({ title, text, aside: <span className={badge}>{downloads.badge}</span> }))} />
          </SplitSection>
        ))}
      </div>
      <ClosingStrip heading={downloads.note.heading} text={downloads.note.text} />
    </>
  );
}
