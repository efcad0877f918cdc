import { useLocation } from 'react-router-dom';
import { button } from '../../components/button.css.ts';
import { Picture } from '../../components/picture.tsx';
import { Seo } from '../../components/seo.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import type { NewsletterPageContent } from '../../content/newsletter-pages.ts';
import { container } from '../../styles/layout.css.ts';
import { h1, lead } from '../../styles/type.css.ts';
import * as styles from './newsletter-link-page.css.ts';

/** Opening the link changes nothing, for programs that scan mail open it too: the button does. */
export function NewsletterLinkPage({ content }: { content: NewsletterPageContent }) {
  const search = new URLSearchParams(useLocation().search);
  const token = search.get('token');
  const state = search.get('done') === '1' ? 'done' : token && search.get('problem') !== '1' ? 'ask' : 'problem';
  const { title, text } = content[state];
  return (
    <div className={`${container} ${styles.page}`}>
      <Seo {...content.seo} noindex />
      <div>
        <h1 className={h1}>{title}</h1>
        <p className={`${lead} ${styles.text}`} role={state === 'ask' ? undefined : 'status'}>
          {text}
        </p>
        {state === 'ask' ? (
          <form method="post" action={content.action} className={styles.actions}>
            <input type="hidden" name="token" value={token ?? ''} />
            <button type="submit" className={button.ink}>
              {content.ask.button}
            </button>
          </form>
        ) : (
          <ul className={styles.actions}>
            {content[state].links.map((link, index) => (
              <li key={link.href}>
                <SmartLink className={index === 0 ? button.ink : button.inkEdge} href={link.href}>
                  {link.text}
                </SmartLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Picture picture={content.picture} ratio="3:2" priority="high" sizes="(max-width: 767px) 100vw, 56vw" className={styles.picture} />
    </div>
  );
}
