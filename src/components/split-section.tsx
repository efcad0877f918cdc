import type { ReactNode } from 'react';
import { container, grid, ground, section } from '../styles/layout.css.ts';
import { h2 } from '../styles/type.css.ts';
import * as styles from './split-section.css.ts';

export type SplitSectionProps = {
  heading: string;
  /** Column at which the content begins. */
  from?: 5 | 6 | 7;
  on?: keyof typeof ground;
  /** Several in a row stand closer and share one section's air. */
  close?: boolean;
  children: ReactNode;
};

/** A heading that hangs at the left, and what it names beside it; one below the other on phones. */
export function SplitSection({ heading, from = 5, on = 'paper', close = false, children }: SplitSectionProps) {
  return (
    <section className={`${ground[on]} ${close ? styles.close : section}`} data-ground={on === 'dusk' || on === 'night' ? 'dark' : undefined}>
      <div className={`${container} ${grid}`}>
        <h2 className={`${h2} ${styles.heading[from]}`}>{heading}</h2>
        <div className={styles.content[from]}>{children}</div>
      </div>
    </section>
  );
}
