import { Link } from 'react-router-dom';
import { ClosingStrip } from '../../components/closing-strip.tsx';
import { ContentHero } from '../../components/content-hero.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Seo } from '../../components/seo.tsx';
import { serviceAreasHub as hub } from '../../content/cities/hub.ts';
import { paths } from '../../paths.ts';
import { container, section } from '../../styles/layout.css.ts';
import { h2, statement } from '../../styles/type.css.ts';
import * as styles from './service-areas-page.css.ts';

/** D07: the page above the ten city pages. */
export function ServiceAreasPage() {
  const { labels } = usePage();
  return (
    <>
      <Seo {...hub.seo} picture={hub.hero.picture} />
      <ContentHero hero={hub.hero} />
      <section className={`${container} ${section}`}>
        <p className={`${statement} ${styles.statement}`}>{hub.statement}</p>
        <h2 className={styles.heading}>{hub.heading}</h2>
        <ul className={styles.list}>
          {Object.entries(hub.lines).map(([slug, line]) => (
            <li key={slug} className={styles.row}>
              <h3 className={h2}>
                <Link className={styles.link} to={paths.city(slug)}>
                  {labels.get(paths.city(slug))}
                </Link>
              </h3>
              <p className={styles.text}>{line}</p>
            </li>
          ))}
        </ul>
      </section>
      <ClosingStrip heading={hub.closing.heading} text={hub.closing.text} action={{ text: hub.closing.action, href: paths.contact }} />
    </>
  );
}
