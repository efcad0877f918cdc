import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './comparison.css.ts';

export type Labels = { before: string; after: string };
type ComparisonProps = {
  before: ReactNode;
  after: ReactNode;
  /** What the two states are called, for those who hear the slider. */
  labels: Labels;
  /** What the slider does; made of the labels when absent. */
  label?: string;
  /** A handle of 64 px instead of 52, for full bleed. */
  large?: boolean;
  className?: string;
};

/**
 * Two layers over each other with an edge that a range input moves: by pointer, touch and arrow keys. Without
 * script they stand one under the other.
 */
export function Comparison({ before, after, labels, label, large = false, className = '' }: ComparisonProps) {
  const stage = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const move = () => showEdge(stage.current, input.current, labels);
  useEffect(() => showEdge(stage.current, input.current, labels), [labels]);
  return (
    <div ref={stage} className={`${styles.stage} ${styles.size[large ? 'large' : 'small']} ${className}`}>
      <div className={styles.layer}>{before}</div>
      <div className={`${styles.layer} ${styles.clipped}`}>{after}</div>
      <input
        ref={input}
        className={styles.range}
        type="range"
        min={0}
        max={100}
        step="any"
        defaultValue={50}
        autoComplete="off"
        aria-label={label ?? `Compare: ${labels.before} and ${labels.after}`}
        aria-valuetext={valueText(50, labels)}
        onInput={move}
      />
      <span className={styles.line} aria-hidden="true">
        <svg className={styles.handle} viewBox="0 0 52 52" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
          <path d="m22 19-7 7 7 7M30 19l7 7-7 7" />
        </svg>
      </span>
    </div>
  );
}

/** Through the DOM: the content security policy allows no inline style, and dragging need not render. */
function showEdge(stage: HTMLDivElement | null, input: HTMLInputElement | null, labels: Labels): void {
  if (!stage || !input) return;
  stage.style.setProperty(styles.edgeName, `${input.value}%`);
  input.setAttribute('aria-valuetext', valueText(Number(input.value), labels));
}

function valueText(percent: number, labels: Labels): string {
  const before = Math.round(percent);
  return `${labels.before} ${before} %, ${labels.after} ${100 - before} %`;
}
