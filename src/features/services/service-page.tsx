import { ClosingBand } from '../../components/closing-band.tsx';
import { Hero, type HeroProps } from '../../components/hero.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Quotation } from '../../components/quotation.tsx';
import { Seo } from '../../components/seo.tsx';
import type { ServiceSlug } from '../../content/catalog.ts';
import type { Service } from '../../content/services/types.ts';
import { Featured } from './featured.tsx';
import { Packages } from './packages.tsx';
import { Process } from './process.tsx';
import { Questions } from './questions.tsx';
import { Related } from './related.tsx';
import { serviceNode } from './service-node.ts';

/** R022–R025, R075–R115: one template for the ten services. */
export function ServicePage({ service }: { service: Service }) {
  const { origin } = usePage().state;
  return (
    <>
      <Seo {...service.seo} cardTitle={service.title} picture={service.hero} graph={[serviceNode(service, origin)]} />
      <Hero title={service.title} subtitle={service.lead} picture={service.hero} position={heldAt[service.slug]} ground={service.panel} label={service.label} />
      <Packages {...service.packages} href={service.closing.primary.href} />
      <Featured service={service} />
      <Process {...service.process} />
      <Quotation {...service.testimonial} on={service.panel} />
      <Questions {...service.faq} />
      <Related {...service.related} />
      <ClosingBand heading={service.closing.heading} picture={service.closing.picture} actions={[service.closing.primary, service.closing.secondary]} />
    </>
  );
}

/** Which part of the picture the hero's flat window keeps: the scanner, the screen, the cap. */
const heldAt: Partial<Record<ServiceSlug, HeroProps['position']>> = { matterport: 'top', editing: 'upper', website: 'upper', brand: 'bottom' };
