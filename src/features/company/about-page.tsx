import { button } from '../../components/button.css.ts';
import { ContentHero } from '../../components/content-hero.tsx';
import { Figures } from '../../components/figures.tsx';
import { Picture } from '../../components/picture.tsx';
import { Seo } from '../../components/seo.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { SplitSection } from '../../components/split-section.tsx';
import { about } from '../../content/about.ts';
import { bleedOnPhone, container, grid, ground, section } from '../../styles/layout.css.ts';
import { caption, h2, h3, lead, statement } from '../../styles/type.css.ts';
import * as styles from './about-page.css.ts';
import { Milestones } from './milestones.tsx';
import { ValueRows } from './value-rows.tsx';

/** R142–R148. */
export function AboutPage() {
  const { whoWeAre, mission, vision, founder } = about;
  return (
    <>
      <Seo {...about.seo} picture={about.hero.picture} />
      <ContentHero hero={about.hero} crumbs={false} />
      <SplitSection heading={whoWeAre.heading}>
        <p className={statement}>{whoWeAre.statement}</p>
        <ul className={styles.highlights}>
          {whoWeAre.highlights.map((highlight) => (
            <li key={highlight.title} className={styles.highlight}>
              <h3 className={h3}>{highlight.title}</h3>
              <p className={styles.text}>{highlight.text}</p>
            </li>
          ))}
        </ul>
      </SplitSection>
      <div className={ground.dusk} data-ground="dark">
        <div className={`${container} ${section} ${styles.pair}`}>
          {[mission, vision].map(({ heading, text }) => (
            <section key={heading}>
              <h2 className={h2}>{heading}</h2>
              <p className={`${statement} ${styles.purpose}`}>{text}</p>
            </section>
          ))}
        </div>
      </div>
      <section className={`${container} ${grid} ${section} ${styles.founder}`}>
        <figure className={styles.portrait}>
          <div className={bleedOnPhone}>
            <Picture picture={founder.picture} ratio="4:5" priority="high" sizes="(max-width: 767px) 100vw, 46vw" />
          </div>
          <figcaption className={`${caption} ${styles.caption}`}>
            <span>{founder.caption}</span>
            <span>{founder.light}</span>
          </figcaption>
        </figure>
        <div className={styles.words}>
          <h2 className={h2}>{founder.heading}</h2>
          <p className={`${lead} ${styles.founderLead}`}>{founder.statement}</p>
          <p className={styles.text}>{founder.text}</p>
        </div>
      </section>
      <ValueRows heading={about.values.heading} items={about.values.items} />
      <Milestones heading={about.timeline.heading} milestones={about.timeline.milestones} />
      <div className={`${container} ${section}`}>
        <Figures items={about.statistics} />
        <p className={styles.action}>
          <SmartLink className={button.ink} href={about.action.href}>
            {about.action.text}
          </SmartLink>
        </p>
      </div>
    </>
  );
}
