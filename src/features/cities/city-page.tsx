import { ClosingBand } from '../../components/closing-band.tsx';
import { Figures } from '../../components/figures.tsx';
import { Hero } from '../../components/hero.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Seo } from '../../components/seo.tsx';
import { SplitSection } from '../../components/split-section.tsx';
import type { City } from '../../content/cities/types.ts';
import { paths } from '../../paths.ts';
import { container } from '../../styles/layout.css.ts';
import { statement } from '../../styles/type.css.ts';
import * as styles from './city-page.css.ts';
import { cityService } from './city-service.ts';
import { ServiceCards } from './service-cards.tsx';

/** R187–R191: one template for ten cities, in the specification's order. */
export function CityPage({ city }: { city: City }) {
  const { state } = usePage();
  return (
    <>
      <Seo {...city.seo} cardTitle={city.market.heading} picture={city.hero} graph={[cityService(city, state.origin)]} />
      <Hero title={city.name} subtitle={city.lead} picture={city.hero} />
      <ServiceCards heading={city.services.heading} cards={city.services.cards} />
      <SplitSection heading="Neighbourhoods" from={7} on="dusk">
        <ul className={styles.neighbourhoods}>
          {city.neighbourhoods.map((name) => (
            <li key={name} className={styles.neighbourhood}>
              {name}
            </li>
          ))}
        </ul>
      </SplitSection>
      <SplitSection heading={city.market.heading}>
        <p className={statement}>{city.market.statement}</p>
        {city.market.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
      </SplitSection>
      <div className={`${container} ${styles.figures}`}>
        <Figures items={city.statistics} />
      </div>
      <ClosingBand heading={city.closing.heading} picture={city.closing.picture} actions={[{ text: 'Book a shoot', href: paths.contactFor('photography') }]} />
    </>
  );
}
