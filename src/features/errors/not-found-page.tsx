import { button } from '../../components/button.css.ts';
import { Status } from '../../components/page-context.tsx';
import { Seo } from '../../components/seo.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { errors } from '../../content/errors.ts';
import { container } from '../../styles/layout.css.ts';
import { h1, lead } from '../../styles/type.css.ts';
import * as styles from './not-found-page.css.ts';

/** D14: the page of an unknown address, status 404. */
export function NotFoundPage() {
  const { notFound } = errors;
  return (
    <div className={`${container} ${styles.page}`}>
      <Status code={404} />
      <Seo {...notFound.seo} noindex />
      <div>
        <h1 className={h1}>{notFound.title}</h1>
        <p className={`${lead} ${styles.text}`}>{notFound.text}</p>
        <ul className={styles.actions}>
          {notFound.actions.map((action, index) => (
            <li key={action.href}>
              <SmartLink className={index === 0 ? button.ink : button.inkEdge} href={action.href}>
                {action.text}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
      <figure className={styles.figure} aria-hidden="true">
        <svg className={styles.wire} viewBox="0 0 404 56" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M0 56 202 4l202 52" />
          <circle cx="202" cy="4" r="4" fill="currentColor" stroke="none" />
        </svg>
        <div className={styles.frame} />
        <figcaption className={styles.caption}>
          <span>{notFound.frame.caption}</span>
          <span>{notFound.frame.light}</span>
        </figcaption>
      </figure>
      <nav aria-label={notFound.popular.heading} className={styles.popular}>
        <p>{notFound.popular.heading}</p>
        <ul className={styles.actions}>
          {notFound.popular.links.map((link) => (
            <li key={link.href}>
              <SmartLink className={styles.link} href={link.href}>
                {link.text}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
