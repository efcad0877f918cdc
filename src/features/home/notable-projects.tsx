import { Picture } from '../../components/picture.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { useApi } from '../../api/use-api.ts';
import { home } from '../../content/home.ts';
import { paths } from '../../paths.ts';
import { cardsUrl, type PublicCard } from '../../shared/cards.ts';
import { container, ground, section } from '../../styles/layout.css.ts';
import { caption, h3, h4 } from '../../styles/type.css.ts';
import * as styles from './notable-projects.css.ts';
import { SectionHead } from './section-head.tsx';

/** R060: one project to the left edge of the screen, two small ones beside it. */
export function NotableProjects() {
  const { heading, all, count } = home.projects;
  const { items } = useApi<{ items: readonly PublicCard[] }>(cardsUrl('projects'));
  return (
    <section className={`${ground.dusk} ${section}`} data-ground="dark" aria-labelledby="projects-heading">
      <div className={container}>
        <SectionHead id="projects-heading" heading={heading} link={all} />
        <ul className={styles.projects}>
          {items.slice(0, count).map((project, index) => {
            const lead = index === 0;
            return (
              <li key={project.id} className={lead ? styles.lead : styles.small} data-rise={index}>
                <SmartLink className={styles.card} href={paths.project(project.ref ?? project.id)}>
                  <div className={lead ? styles.leadPicture : styles.picture}>
                    <Picture picture={project.picture} ratio="3:2" sizes={lead ? '(max-width: 767px) 100vw, 65vw' : '(max-width: 767px) 100vw, (max-width: 1440px) 29vw, 416px'} />
                  </div>
                  <h3 className={`${lead ? h3 : h4} ${styles.title}`}>{project.title}</h3>
                  {lead && <p className={styles.description}>{project.description}</p>}
                  <p className={`${caption} ${styles.facts}`}>
                    {project.location}. {project.specs}
                  </p>
                </SmartLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
