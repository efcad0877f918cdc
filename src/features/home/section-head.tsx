import { link as linkStyle } from '../../components/button.css.ts';
import { SmartLink } from '../../components/smart-link.tsx';
import { h2 } from '../../styles/type.css.ts';
import * as styles from './section-head.css.ts';

type SectionHeadProps = { id: string; heading: string; link: { text: string; href: string } };

/** A section's heading and, at the right on its baseline, the way to all of it. */
export function SectionHead({ id, heading, link }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id} className={h2}>
        {heading}
      </h2>
      <SmartLink className={styles.all} href={link.href}>
        <span className={linkStyle}>{link.text}</span>
      </SmartLink>
    </header>
  );
}
