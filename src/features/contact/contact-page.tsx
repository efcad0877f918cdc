import { useSearchParams } from 'react-router-dom';
import { ContentHero } from '../../components/content-hero.tsx';
import { Seo } from '../../components/seo.tsx';
import { contact } from '../../content/contact.ts';
import { serviceOptionFor } from '../../shared/form-fields.ts';
import { container, grid, section } from '../../styles/layout.css.ts';
import { ContactFacts } from './contact-facts.tsx';
import * as styles from './contact-page.css.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { Sent } from './sent.tsx';

/** R165–R168: the inquiry form and the direct ways; what follows a sent inquiry is the same page with `?sent=1`. */
export function ContactPage() {
  const [search] = useSearchParams();
  const sent = search.get('sent') === '1';
  const service = serviceOptionFor(search.get('service'));
  return (
    <>
      <Seo {...contact.seo} picture={contact.hero.picture} noindex={sent} />
      {sent ? (
        <Sent />
      ) : (
        <>
          <ContentHero hero={contact.hero} position="top" crumbs={false} />
          <div className={`${container} ${grid} ${section}`}>
            <div className={styles.form}>
              <InquiryForm service={service} />
            </div>
            <ContactFacts />
          </div>
        </>
      )}
    </>
  );
}
