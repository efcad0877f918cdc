import { Link } from 'react-router-dom';
import { button } from '../../components/button.css.ts';
import { Status } from '../../components/page-context.tsx';
import { Seo } from '../../components/seo.tsx';
import { errors } from '../../content/errors.ts';
import { container } from '../../styles/layout.css.ts';
import { h1, lead } from '../../styles/type.css.ts';
import * as styles from './post-not-found-page.css.ts';

/** R155, D14: the page of a post that is not there, status 404. */
export function PostNotFoundPage() {
  const { seo, title, text, action } = errors.postNotFound;
  return (
    <div className={`${container} ${styles.page}`}>
      <Status code={404} />
      <Seo {...seo} noindex />
      <h1 className={h1}>{title}</h1>
      <p className={`${lead} ${styles.text}`}>{text}</p>
      <Link className={button.ink} to={action.href}>
        {action.text}
      </Link>
    </div>
  );
}
