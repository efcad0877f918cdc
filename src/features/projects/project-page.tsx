import { useLocation } from 'react-router-dom';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { button } from '../../components/button.css.ts';
import { badge } from '../../components/chip.css.ts';
import { dayText } from '../../components/day-text.ts';
import { GalleryRows, type GalleryItem } from '../../components/gallery/gallery-rows.tsx';
import { imageNode, videoNode } from '../../components/media-objects.ts';
import { usePage } from '../../components/page-context.tsx';
import { Picture } from '../../components/picture.tsx';
import { Seo } from '../../components/seo.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { usePicture } from '../../components/use-picture.ts';
import { projectsPage } from '../../content/projects/page.ts';
import type { Project, ProjectPicture } from '../../content/projects/types.ts';
import { container, visuallyHidden } from '../../styles/layout.css.ts';
import { h2, h4, lead, projectName } from '../../styles/type.css.ts';
import { ProjectFilm } from './project-film.tsx';
import * as styles from './project-page.css.ts';

const { detail } = projectsPage;

/** R128–R134: one template for the eight case studies. */
export function ProjectPage({ project }: { project: Project }) {
  const { title, description, film } = project;
  const facts = [
    [detail.facts.location, project.location],
    [detail.facts.completed, dayText(project.completedDate)],
    [detail.facts.size, project.area],
    [detail.facts.layout, project.bedrooms],
  ];
  return (
    <>
      <ProjectSeo project={project} />
      <header className={`${container} ${styles.header}`}>
        <div className={styles.crumbs}>
          <Breadcrumbs label={title} />
        </div>
        <h1 className={projectName}>{title}</h1>
        <p className={`${lead} ${styles.description}`}>{description}</p>
      </header>
      <figure>
        <div className={styles.lead}>
          <Picture picture={project.lead.picture} fill sizes="100vw" priority="high" />
        </div>
        <figcaption className={`${container} ${styles.caption}`}>
          <span>{project.lead.caption}</span>
          <span>{project.lead.light}</span>
        </figcaption>
      </figure>
      <div className={`${container} ${styles.facts}`}>
        <dl className={styles.four}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={h4}>{value}</dd>
            </div>
          ))}
        </dl>
        <h2 className={visuallyHidden}>{detail.headings.services}</h2>
        <ul className={styles.badges}>
          {project.services.map((service) => (
            <li key={service} className={`${badge} ${styles.badge}`}>
              {service}
            </li>
          ))}
        </ul>
      </div>
      <div className={`${container} ${styles.story}`}>
        <h2 className={h2}>{detail.headings.challenge}</h2>
        <p className={lead}>{project.challenges}</p>
        <h2 className={h2}>{detail.headings.result}</h2>
        <p className={lead}>{project.results}</p>
      </div>
      <section className={`${container} ${styles.gallery}`} aria-label={detail.headings.gallery}>
        <h2 className={visuallyHidden}>{detail.headings.gallery}</h2>
        <GalleryRows items={project.gallery.map(hung)} label={detail.headings.gallery} picturesBefore={1} />
      </section>
      {film && <ProjectFilm film={film} title={title} />}
      <section className={styles.closing}>
        <div className={`${container} ${styles.closingRow}`}>
          <h2 className={h2}>{project.closing}</h2>
          <div className={styles.actions}>
            <SmartLink className={button.inkEdge} href={detail.back.href}>
              {detail.back.text}
            </SmartLink>
            <SmartLink className={button.ink} href={detail.contact.href}>
              {detail.contact.text}
            </SmartLink>
          </div>
        </div>
      </section>
    </>
  );
}

function ProjectSeo({ project }: { project: Project }) {
  const { origin } = usePage().state;
  const page = origin + useLocation().pathname;
  const leadPicture = usePicture(project.lead.picture);
  const poster = usePicture(project.film?.poster ?? project.lead.picture);
  const graph = [
    imageNode(origin, page, leadPicture, { title: project.lead.caption, description: project.description }),
    ...(project.film ? [videoNode(origin, page, poster, { title: `${project.title}, the film`, description: project.description }, project.film.videoId, project.film.length)] : []),
  ];
  return <Seo {...project.seo} picture={project.lead.picture} label={project.title} graph={graph} />;
}

/** Rooms, details and the view from above may be cut tighter; houses from the ground, plans and printed matter may not. */
function hung(picture: ProjectPicture): GalleryItem {
  const cut = /kitchen|living|bedroom|bathroom|dining|office|detail|aerial|topdown/.test(picture.picture) && !/360|empty|twilight/.test(picture.picture);
  const ratio = picture.picture.endsWith('-360') ? 2 : picture.picture === 'lakeside-floor-plan-view' ? 0.58 : 1.5;
  return { ...picture, id: picture.picture, type: 'image', ratio, cut, whole: true };
}
