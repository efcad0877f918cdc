import { Comparison } from '../../components/comparison.tsx';
import { Picture } from '../../components/picture.tsx';
import { home } from '../../content/home.ts';
import { h2, h4 } from '../../styles/type.css.ts';
import * as styles from './day-to-dusk.css.ts';

/** D18: two frames from one tripod; the headline stands in both, so it changes colour exactly at the edge. */
export function DayToDusk() {
  const { heading, label, day, dusk } = home.dayToDusk;
  return (
    <section aria-labelledby="dusk-heading" data-ground="dark">
      <Comparison
        labels={{ before: day.time, after: dusk.time }}
        label={label}
        large
        before={
          <>
            <Frame frame={day} />
            <h2 id="dusk-heading" className={`${h2} ${styles.headline} ${styles.day}`}>
              {heading}
            </h2>
            <span className={`${h4} ${styles.time} ${styles.end.start}`}>{day.time}</span>
          </>
        }
        after={
          <>
            <Frame frame={dusk} className={styles.duskFrame} />
            <p className={`${h2} ${styles.headline} ${styles.dusk}`} aria-hidden="true">
              {heading}
            </p>
            <span className={`${h4} ${styles.time} ${styles.end.end}`}>{dusk.time}</span>
          </>
        }
      />
    </section>
  );
}

function Frame({ frame, className = '' }: { frame: (typeof home.dayToDusk)['day' | 'dusk']; className?: string }) {
  return (
    <div className={`${styles.frame} ${className}`}>
      <Picture picture={frame.wide} alternative={{ media: '(max-aspect-ratio: 1/1)', picture: frame.tall, sizes: '100vw' }} sizes="100vw" alt={frame.alt} position="bottom" fill />
    </div>
  );
}
