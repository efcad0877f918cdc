import { button, link } from '../../components/button.css.ts';
import { Figures } from '../../components/figures.tsx';
import { keptTogether } from '../../components/kept-together.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { homeActions } from '../../content/home-actions.ts';
import { home } from '../../content/home.ts';
import { container } from '../../styles/layout.css.ts';
import { h2, statement, text } from '../../styles/type.css.ts';
import * as styles from './about.css.ts';

/** R057; on phones the hero's two buttons follow under the statement. */
export function About() {
  const { heading, statement: words, text: more, link: company, statistics } = home.about;
  const { primary, secondary } = homeActions;
  return (
    <section id="about" className={`${container} ${styles.about}`} aria-labelledby="about-heading">
      <div className={styles.words}>
        <h2 id="about-heading" className={`${h2} ${styles.heading}`}>
          {heading}
        </h2>
        <p className={`${statement} ${styles.statement}`}>{words}</p>
        <p className={`${text} ${styles.text}`}>{keptTogether(more)}</p>
        <SmartLink className={styles.company} href={company.href}>
          <span className={link}>{company.text}</span>
        </SmartLink>
      </div>
      <div className={styles.actions}>
        <SmartLink className={`${button.ink} ${styles.action}`} href={primary.href}>
          {primary.text}
        </SmartLink>
        <SmartLink className={`${button.inkEdge} ${styles.action}`} href={secondary.href}>
          {secondary.text}
        </SmartLink>
      </div>
      <Figures items={statistics} />
    </section>
  );
}
