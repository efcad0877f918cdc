import { ClosingBand } from '../../components/closing-band.tsx';
import { Hero } from '../../components/hero.tsx';
import { Picture } from '../../components/picture.tsx';
import { Quotation } from '../../components/quotation.tsx';
import { Seo } from '../../components/seo.tsx';
import { ServicesSpread } from '../../components/services-spread.tsx';
import { serviceCards } from '../../content/services/cards.ts';
import { allServicesOverview } from '../../content/services/overview.ts';
import { Industries } from './industries.tsx';
import { useServiceList } from './service-list.ts';

/** R021, R070–R074. */
export function AllServicesPage() {
  const { seo, hero, intro, industries, testimonial, closing } = allServicesOverview;
  return (
    <>
      <Seo {...seo} picture={hero.picture} graph={useServiceList()} />
      <Hero title={hero.title} subtitle={hero.lead} picture={hero.picture} ground="drone" />
      <ServicesSpread
        {...intro}
        cards={serviceCards}
        more="Learn more"
        aside={<Picture picture="brand-stationery" fill sizes="(max-width: 767px) 160vw, (max-width: 1440px) 75vw, 1080px" />}
      />
      <Industries {...industries} />
      <Quotation {...testimonial} />
      <ClosingBand heading={closing.heading} picture={closing.picture} actions={[closing.action]} />
    </>
  );
}
