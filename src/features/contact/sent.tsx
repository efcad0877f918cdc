import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { button } from '../../components/button.css.ts';
import { Picture } from '../../components/picture.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { contact } from '../../content/contact.ts';
import { display, lead } from '../../styles/type.css.ts';
import * as styles from './sent.css.ts';

/** What stands in the history's entry of a sent inquiry; a page that was loaded has none. */
export type SentState = { firstName?: string };

/** D05: the page after an inquiry was kept, with the sender's name where script sent it. */
export function Sent() {
  const firstName = (useLocation().state as SentState | null)?.firstName;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (firstName) heading.current?.focus({ preventScroll: true });
  }, [firstName]);
  const { title, titleWithName, text, action, picture } = contact.sent;
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 ref={heading} className={display} tabIndex={-1}>
          {sentences(firstName ? titleWithName.replace('{firstName}', firstName) : title).map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              {sentence}
            </span>
          ))}
        </h1>
        <p className={`${lead} ${styles.text}`} role="status">
          {text}
        </p>
        <SmartLink className={button.inkEdge} href={action.href}>
          {action.text}
        </SmartLink>
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} fill priority="high" sizes="(max-width: 767px) 100vw, max(34vw, 1220px)" />
      </div>
    </div>
  );
}

/** Each on a line of its own, the space between them kept for those who listen. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?] )/);
}
