import { Picture } from '../../components/picture.tsx';
import { useApi } from '../../api/use-api.ts';
import { cardsUrl, type PublicCard } from '../../shared/cards.ts';
import { container } from '../../styles/layout.css.ts';
import { caption, h2, h3 } from '../../styles/type.css.ts';
import * as styles from './flagships.css.ts';

/** R117: four projects to read about, not to press. */
export function Flagships({ heading }: { heading: string }) {
  const { items } = useApi<{ items: readonly PublicCard[] }>(cardsUrl('flagships'));
  return (
    <section className={`${container} ${styles.section}`}>
      <h2 className={h2}>{heading}</h2>
      <ul className={styles.list}>
        {items.map(({ id, title, description, picture, services = [] }) => (
          <li key={id} className={styles.row} data-rise="0">
            <Picture picture={picture} ratio="3:2" sizes="(max-width: 767px) 100vw, 30vw" alt="" />
            <div>
              <h3 className={h3}>{title}</h3>
              <p className={styles.text}>{description}</p>
            </div>
            <ul className={`${caption} ${styles.services}`} aria-label={`Services for ${title}`}>
              {services.map((service) => (
                <li key={service} className={styles.service}>
                  {service}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
