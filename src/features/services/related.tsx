import { link } from '../../components/button.css.ts';
import { Picture } from '../../components/picture.tsx';
import { PlayMark } from '../../components/play-mark.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import type { RelatedService, Service } from '../../content/services/types.ts';
import { paths } from '../../paths.ts';
import { container } from '../../styles/layout.css.ts';
import { h2, h3 } from '../../styles/type.css.ts';
import * as styles from './related.css.ts';

/** R088: three services, each in the format of its medium, their pictures on one bottom edge. */
export function Related({ heading, services }: Service['related']) {
  const formats = services.map(({ href }) => formatOf(href));
  return (
    <section className={`${container} ${styles.section}`} aria-labelledby="related">
      <header className={styles.header}>
        <h2 id="related" className={h2}>
          {heading}
        </h2>
        <SmartLink className={styles.all} href={paths.allServices}>
          <span className={link}>All services</span>
        </SmartLink>
      </header>
      <ul className={styles.cards}>
        {services.map((service, index) => (
          <Card key={service.href} service={service} ratio={formats[index] ?? '3:2'} columns={columnsOf(formats, index)} index={index} />
        ))}
      </ul>
    </section>
  );
}

type Format = (typeof formatsNarrowFirst)[number];
const formatsNarrowFirst = ['4:5', '3:2', '16:9', '2:1'] as const;
const own: Record<string, Format> = { [paths.service('drone')]: '4:5', [paths.service('video')]: '16:9', [paths.service('matterport')]: '2:1' };
const formatOf = (href: string): Format => own[href] ?? '3:2';

/** 3, 4 and 5 columns, the widest for the widest format; equal ones in their order. */
function columnsOf(formats: readonly Format[], index: number): 3 | 4 | 5 {
  const order = formats.map((_, place) => place).sort((a, b) => width(formats[a]) - width(formats[b]) || a - b);
  return ([3, 4, 5] as const)[order.indexOf(index)] ?? 4;
}
const width = (format: Format | undefined) => (format ? formatsNarrowFirst.indexOf(format) : 0);

/** A 4:5 window onto a 3:2 picture is filled by its height: the picture is 1.875 times as wide as the window. */
function sizesOf(columns: number, ratio: Format): string {
  const wider = ratio === '4:5' ? 1.875 : 1;
  return `(max-width: 767px) ${Math.round(wider * 100)}vw, (max-width: 1440px) ${Math.round(wider * columns * 8)}vw, ${Math.round(wider * (columns * 112 - 32))}px`;
}

function Card({ service, ratio, columns, index }: { service: RelatedService; ratio: Format; columns: 3 | 4 | 5; index: number }) {
  return (
    <li className={`${styles.card} ${styles.columns[columns]}`} data-rise={index}>
      <div className={styles.picture}>
        <Picture picture={service.picture} ratio={ratio} sizes={sizesOf(columns, ratio)} />
        {ratio === '16:9' && <PlayMark />}
      </div>
      <div>
        <h3 className={h3}>
          <SmartLink className={styles.target} href={service.href}>
            {service.title}
          </SmartLink>
        </h3>
        <p className={styles.description}>{service.description}</p>
      </div>
    </li>
  );
}
