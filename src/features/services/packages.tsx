import { link } from '../../components/button.css.ts';
import { keptTogether } from '../../components/kept-together.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import type { Service } from '../../content/services/types.ts';
import { container } from '../../styles/layout.css.ts';
import { h2, h3, h4, lead } from '../../styles/type.css.ts';
import * as styles from './packages.css.ts';

type PackagesProps = Service['packages'] & {
  /** Where each row's link leads. */
  href: string;
};

/** R076: packages as rows of a list: name, what it is, two facts and a link. */
export function Packages({ heading, intro, items, href }: PackagesProps) {
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="packages">
      <header className={styles.header}>
        <h2 id="packages" className={`${h2} ${styles.heading}`}>
          {heading}
        </h2>
        <p className={`${lead} ${styles.intro}`}>{keptTogether(intro)}</p>
      </header>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title} className={styles.row}>
            <h3 className={`${h3} ${styles.name}`}>{item.title}</h3>
            <div className={styles.text}>
              <p>{keptTogether(item.description)}</p>
              <ul className={styles.features}>
                {item.features.map((feature) => (
                  <li key={feature} className={styles.feature}>
                    {feature}
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.side}>
              <ul className={`${h4} ${styles.facts}`}>
                {item.facts.map((fact) => (
                  <li key={fact}>{keptTogether(fact)}</li>
                ))}
              </ul>
              <SmartLink className={styles.action} href={href}>
                <span className={link}>{item.action}</span>
              </SmartLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
