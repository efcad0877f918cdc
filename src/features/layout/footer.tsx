import { Logo } from '../../components/logo.tsx';
import { NewsletterForm } from '../../components/newsletter-form.tsx';
import { usePage } from '../../components/page-context.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { facts } from '../../content/facts.ts';
import { footer } from '../../content/footer.ts';
import { site } from '../../content/site.ts';
import { container } from '../../styles/layout.css.ts';
import { h2 } from '../../styles/type.css.ts';
import * as styles from './footer.css.ts';

/** Newsletter, contact, link columns and the copyright with the year of the rendering (R066, R067). */
export function Footer() {
  const { state } = usePage();
  return (
    <footer className={styles.footer} data-ground="dark">
      <div className={container}>
        <section className={styles.newsletter} aria-labelledby="newsletter-title" id="newsletter">
          <h2 id="newsletter-title" className={`${h2} ${styles.heading}`}>
            {footer.heading}
          </h2>
          <NewsletterForm id="footer-newsletter" ground="dark" />
        </section>
        <div className={styles.columns}>
          <address className={styles.company}>
            <Logo />
            <p className={styles.facts}>
              {facts.serviceArea}, since {facts.since}
              <br />
              {site.hours.visible}
            </p>
            <p>
              <a className={styles.contact} href={site.phone.href}>
                {site.phone.display}
              </a>
              <a className={styles.contact} href={`mailto:${site.email}`}>
                {site.email}
              </a>
            </p>
            <ul className={styles.social}>
              {site.social.map((profile) => (
                <li key={profile.label}>
                  <SmartLink className={styles.contact} href={profile.href}>
                    {profile.label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </address>
          {footer.columns.map((column) => (
            <nav key={column.title} aria-label={column.title} className={styles.column}>
              <p className={styles.title}>{column.title}</p>
              <ul className={column.title === 'Service areas' ? styles.twoColumns : undefined}>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <SmartLink className={styles.link} href={link.href}>
                      {link.label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.legal}>
          <p>
            © {state.today.slice(0, 4)} {site.name}
          </p>
          <ul className={styles.legalLinks}>
            {footer.legal.map((link) => (
              <li key={link.href}>
                <SmartLink className={styles.link} href={link.href}>
                  {link.label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
