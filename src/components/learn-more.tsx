import { visuallyHidden } from '../styles/layout.css.ts';
import { link } from './button.css.ts';
import * as styles from './learn-more.css.ts';
import { SmartLink } from './smart-link.tsx';

/** A card's one link: its name says of what, its area is the whole card (whose element is positioned). */
export function LearnMore({ href, text, about, className = '' }: { href: string; text: string; about: string; className?: string }) {
  return (
    <SmartLink href={href} className={`${styles.target} ${className}`}>
      <span className={link}>
        {text}
        <span className={visuallyHidden}>: {about}</span>
      </span>
    </SmartLink>
  );
}
