import { Accordion } from '../../components/accordion.tsx';
import { ClosingStrip } from '../../components/closing-strip.tsx';
import { ContentHero } from '../../components/content-hero.tsx';
import { Seo } from '../../components/seo.tsx';
import { SplitSection } from '../../components/split-section.tsx';
import { faq } from '../../content/faq.ts';
import * as styles from './faq-page.css.ts';

/** R183, R184, R254: six groups of three; each answer opens for itself. */
export function FaqPage() {
  return (
    <>
      <Seo {...faq.seo} picture={faq.hero.picture} />
      <ContentHero hero={faq.hero} />
      <div className={styles.groups}>
        {faq.categories.map((category, index) => (
          <SplitSection key={category} heading={category} from={6} close>
            <Accordion questions={faq.items.filter((item) => item.category === category)} firstOpen={index === 0} />
          </SplitSection>
        ))}
      </div>
      <ClosingStrip heading={faq.closing.heading} action={faq.closing.action} />
    </>
  );
}
