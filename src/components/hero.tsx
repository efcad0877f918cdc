import type { ReactNode } from 'react';
import type { PictureName } from '../content/picture-names.ts';
import { panel } from '../styles/layout.css.ts';
import type { panels } from '../styles/tokens.css.ts';
import { h1, lead } from '../styles/type.css.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import * as styles from './hero.css.ts';
import { keptTogether } from './kept-together.tsx';
import { Picture } from './picture.tsx';
import { plainTitle } from './plain-title.ts';

export type HeroProps = {
  title: string;
  /** The line under the title. */
  subtitle?: string;
  description?: string;
  picture: PictureName;
  position?: 'top' | 'bottom' | 'upper' | 'lower';
  ground?: keyof typeof panels | 'night';
  /** 475 px; portfolio pages 472 (R054, R055). */
  height?: 475 | 472;
  crumbs?: boolean;
  label?: string;
  children?: ReactNode;
};

/** The hero of every page but home: an L of colour and an untouched picture, so that the bar is readable over any of them. */
export function Hero({ title, subtitle, description, picture, position, ground = 'photography', height = 475, crumbs = true, label, children }: HeroProps) {
  return (
    <section className={`${styles.hero} ${styles.height[height]} ${ground === 'night' ? styles.night : panel[ground]}`} data-ground="dark" data-hero>
      <div className={styles.text}>
        {crumbs && <Breadcrumbs label={label} />}
        <h1 className={`${h1} ${styles.title}`}>{plainTitle(title)}</h1>
        {subtitle && <p className={`${lead} ${styles.subtitle}`}>{keptTogether(subtitle)}</p>}
        {description && <p className={styles.subtitle}>{description}</p>}
        {children}
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} position={position} fill priority="high" sizes="(max-width: 767px) 100vw, 59vw" />
      </div>
    </section>
  );
}
