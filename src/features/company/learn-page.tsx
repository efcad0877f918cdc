import { badge } from '../../components/chip.css.ts';
import { ClosingStrip } from '../../components/closing-strip.tsx';
import { ContentHero } from '../../components/content-hero.tsx';
import { Seo } from '../../components/seo.tsx';
import { learn } from '../../content/company/learn.ts';
import { container, section } from '../../styles/layout.css.ts';
import { EntryRows } from './entry-rows.tsx';

/** R175. */
export function LearnPage() {
  return (
    <>
      <Seo {...learn.seo} picture={learn.hero.picture} />
      <ContentHero hero={learn.hero} />
      <div className={`${container} ${section}`}>
        <EntryRows wide rows={learn.cards.map((card) => ({ ...card, aside: <span className={badge}>{learn.badge}</span> }))} />
      </div>
      <ClosingStrip heading={learn.closing.heading} text={learn.closing.text} />
    </>
  );
}
