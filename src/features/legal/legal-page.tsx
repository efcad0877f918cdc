import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { ContentHero } from '../../components/content-hero.tsx';
import { dayText } from '../../components/day-text.ts';
import { keptTogether } from '../../components/kept-together.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Seo } from '../../components/seo.tsx';
import type { LegalPage as LegalContent } from '../../content/legal/types.ts';
import { container, grid } from '../../styles/layout.css.ts';
import { h1, h3, lead, statement } from '../../styles/type.css.ts';
import * as styles from './legal-page.css.ts';

/** R169, R185, R186: numbered sections and their index. A page without a picture has its title on paper. */
export function LegalPage({ page }: { page: LegalContent }) {
  const { state } = usePage();
  const updated = `Last updated ${page.updated ?? dayText(state.today)}`;
  return (
    <>
      <Seo {...page.seo} picture={page.hero.picture} />
      {page.hero.picture ? (
        <ContentHero hero={page.hero} />
      ) : (
        <header className={`${container} ${styles.head}`}>
          <Breadcrumbs />
          <h1 className={h1}>{page.hero.title}</h1>
          <p className={lead}>{page.hero.lead}</p>
        </header>
      )}
      <div className={`${container} ${grid} ${page.hero.picture ? styles.body : styles.bodyOnPaper}`}>
        <nav className={styles.index} aria-label="Sections">
          <ol>
            {page.sections.map((section, index) => (
              <li key={section.id}>
                <a className={styles.indexLink} href={`#${section.id}`}>
                  <span className={styles.indexNumber}>{index + 1}</span>
                  {section.heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          <p className={styles.updated}>{updated}</p>
          <p className={`${statement} ${styles.intro}`}>{page.intro}</p>
          {page.sections.map((section, index) => (
            <section key={section.id} id={section.id} className={styles.section}>
              <p className={`${h3} ${styles.number}`} aria-hidden="true">
                {index + 1}
              </p>
              <div className={styles.words}>
                <h2 className={h3}>{section.heading}</h2>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{keptTogether(paragraph)}</p>
                ))}
                {section.list && (
                  <ul className={styles.list}>
                    {section.list.map((item) => (
                      <li key={item} className={styles.item}>
                        {item}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
