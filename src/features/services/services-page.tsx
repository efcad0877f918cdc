import { ClosingBand } from '../../components/closing-band.tsx';
import { Hero } from '../../components/hero.tsx';
import { Picture } from '../../components/picture.tsx';
import { Seo } from '../../components/seo.tsx';
import { ServicesSpread } from '../../components/services-spread.tsx';
import { serviceCards } from '../../content/services/cards.ts';
import { servicesOverview } from '../../content/services/overview.ts';
import { paths } from '../../paths.ts';
import { useServiceList } from './service-list.ts';

/** R021, R068, R069. */
export function ServicesPage() {
  const { seo, hero, intro, closing } = servicesOverview;
  return (
    <>
      <Seo {...seo} picture={hero.picture} graph={useServiceList()} />
      <Hero title={hero.title} subtitle={hero.lead} description={hero.description} picture={hero.picture} />
      <ServicesSpread
        {...intro}
        all={{ text: 'All services and industries', href: paths.allServices }}
        cards={serviceCards}
        more="Learn more"
        aside={<Picture picture="editing-desk" fill sizes="(max-width: 767px) 160vw, (max-width: 1440px) 75vw, 1080px" />}
      />
      <ClosingBand heading={closing.heading} picture={closing.picture} actions={[closing.action]} />
    </>
  );
}
