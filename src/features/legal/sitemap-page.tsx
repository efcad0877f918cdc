import { ContentHero } from '../../components/content-hero.tsx';
import { usePage } from '../../components/page-context.tsx';
import { Seo } from '../../components/seo.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { sitemapPage } from '../../content/sitemap-page.ts';
import { container, section } from '../../styles/layout.css.ts';
import { h3 } from '../../styles/type.css.ts';
import { generatedGroups } from './generated-groups.ts';
import * as styles from './sitemap-page.css.ts';

/** R170–R174, D30: the five groups as specified, then what the route table adds. */
export function SitemapPage() {
  const { labels } = usePage();
  return (
    <>
      <Seo {...sitemapPage.seo} picture={sitemapPage.hero.picture} />
      <ContentHero hero={sitemapPage.hero} />
      <div className={`${container} ${section} ${styles.groups}`}>
        {[...sitemapPage.groups, ...generatedGroups(labels)].map((group) => (
          <section key={group.heading} className={styles.group}>
            <h2 className={h3}>{group.heading}</h2>
            <ul className={styles.list}>
              {group.links.map((link) => (
                <li key={link.href} className={styles.row}>
                  <SmartLink className={styles.link} href={link.href}>
                    {link.text}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
