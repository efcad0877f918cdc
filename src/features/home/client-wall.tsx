import { clients } from '../../content/clients.ts';
import { home } from '../../content/home.ts';
import { container, ground, section } from '../../styles/layout.css.ts';
import { h2, lead } from '../../styles/type.css.ts';
import * as styles from './client-wall.css.ts';

/** R059: 7 × 3, on smaller screens 3 × 7; all marks are scaled alike. */
export function ClientWall() {
  const { heading, tagline } = home.clients;
  return (
    <section className={`${ground.tint} ${section}`} aria-labelledby="clients-heading">
      <div className={container}>
        <header className={styles.head}>
          <h2 id="clients-heading" className={h2}>
            {heading}
          </h2>
          <p className={`${lead} ${styles.tagline}`}>{tagline}</p>
        </header>
        <ul className={styles.wall}>
          {clients.map(({ name, logo, width }) => (
            <li key={name} className={styles.client}>
              <img className={styles.mark} src={logo} alt={name} width={width} height={56} loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
