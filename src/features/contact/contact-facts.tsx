import { link } from '../../components/button.css.ts';
import { keptTogether } from '../../components/kept-together.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { contact } from '../../content/contact.ts';
import { h3 } from '../../styles/type.css.ts';
import * as styles from './contact-facts.css.ts';

/** R166, R167: phone, addresses, hours and profiles. WhatsApp stands here once it is set (D58). */
export function ContactFacts() {
  const { heading, phone, email, rows, legal, whatsapp, social } = contact.facts;
  return (
    <section className={styles.facts} aria-labelledby="contact-facts">
      <h2 id="contact-facts" className={h3}>
        {heading}
      </h2>
      <p>
        <a className={styles.phone} href={phone.href}>
          {phone.display}
        </a>
      </p>
      <p>
        <a className={link} href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      <dl className={styles.list}>
        {rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt className={styles.label}>{row.label}</dt>
            {row.lines.map((line) => (
              <dd key={line}>{keptTogether(line)}</dd>
            ))}
          </div>
        ))}
        <div className={styles.row}>
          <dt className={styles.label}>{legal.label}</dt>
          <dd>
            <a className={link} href={`mailto:${legal.email}`}>
              {legal.email}
            </a>
          </dd>
        </div>
        {whatsapp.href && (
          <div className={styles.row}>
            <dt className={styles.label}>{whatsapp.label}</dt>
            <dd>
              <SmartLink className={link} href={whatsapp.href}>
                {whatsapp.hours}
              </SmartLink>
            </dd>
          </div>
        )}
        <div className={styles.row}>
          <dt className={styles.label}>{social.label}</dt>
          <dd className={styles.social}>
            {social.links.map((profile) => (
              <SmartLink key={profile.label} className={link} href={profile.href}>
                {profile.label}
              </SmartLink>
            ))}
          </dd>
        </div>
      </dl>
    </section>
  );
}
