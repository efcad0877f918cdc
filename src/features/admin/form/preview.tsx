import { badge } from '../../../components/chip.css.ts';
import type { Family } from '../../../content/catalog.ts';
import { paths } from '../../../paths.ts';
import { itemPictureUrl } from '../picture-url.ts';
import type { FormValues } from './form-values.ts';
import * as styles from './form.css.ts';

/** The card as the portfolio page will show it. */
export function Preview({ family, values }: { family: Family; values: FormValues }) {
  const { type, sources, thumbnail, title, description, category, specs, light } = values;
  const picture = type === 'image' ? itemPictureUrl({ type, src: sources.image.trim() }, 640) : itemPictureUrl({ type, src: '', thumbnail: thumbnail.trim() }, 640);
  return (
    <section aria-labelledby="preview-title">
      <div className={styles.focalHead}>
        <h2 className={styles.asideTitle} id="preview-title">
          Live preview
        </h2>
        <p className={styles.quiet}>as on {paths.portfolioCategory(family.portfolio)}</p>
      </div>
      <div className={styles.card} data-ground="dark">
        {picture ? <img key={picture} className={styles.cardPicture} src={picture} alt="" /> : <p className={styles.cardEmpty}>{type === 'image' ? 'No picture yet' : 'A still comes from the thumbnail'}</p>}
        <p className={styles.caption}>
          <span>{title.trim() || 'Title'}</span>
          <span>{light.trim() || specs.trim()}</span>
        </p>
        <p className={styles.cardText}>{description.trim() || 'Description'}</p>
        {category.trim() && <p className={`${badge} ${styles.cardBadge}`}>{category.trim()}</p>}
      </div>
    </section>
  );
}
