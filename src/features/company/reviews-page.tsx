import { link } from '../../components/button.css.ts';
import { ClosingBand } from '../../components/closing-band.tsx';
import { ContentHero } from '../../components/content-hero.tsx';
import { monthText } from '../../components/day-text.ts';
import { Seo } from '../../components/seo.tsx';
import { SmartLink } from '../../components/smart-link.tsx';
import { reviews, type Review } from '../../content/company/reviews.ts';
import { container, visuallyHidden } from '../../styles/layout.css.ts';
import { figure, h3 } from '../../styles/type.css.ts';
import * as styles from './reviews-page.css.ts';
import { Stars } from './stars.tsx';

/** R181, R182: visible text only, no rating in the structured data (D32). */
export function ReviewsPage() {
  const { stars, clients, external } = reviews.summary;
  return (
    <>
      <Seo {...reviews.seo} picture={reviews.hero.picture} />
      <ContentHero hero={reviews.hero} />
      <div className={`${container} ${styles.page}`}>
        <div className={styles.summary}>
          <p>
            <span className={`${figure} ${styles.value}`} aria-hidden="true">
              {stars.value}
            </span>
            <Stars />
            <span className={visuallyHidden}>{stars.text}, </span>
            <span className={styles.summaryLabel}>{stars.label}</span>
          </p>
          <p>
            <span className={`${figure} ${styles.value}`}>
              {clients.value.replace('+', '')}
              <span className={styles.plus}>+</span>
            </span>{' '}
            <span className={styles.summaryLabel}>{clients.label}</span>
          </p>
          <p className={styles.external}>
            <SmartLink className={link} href={external.href}>
              {external.text}
            </SmartLink>
          </p>
        </div>
        <ul className={styles.list}>
          {reviews.items.map((review, index) => (
            <li key={review.id} className={styles.item} data-rise={index % 2}>
              <ReviewQuote review={review} />
            </li>
          ))}
        </ul>
      </div>
      <ClosingBand picturesBefore={1} heading={reviews.closing.heading} picture={reviews.closing.picture} actions={[reviews.closing.action]} />
    </>
  );
}

function ReviewQuote({ review }: { review: Review }) {
  return (
    <figure>
      <blockquote className={`${h3} ${styles.quote}`}>
        <p>“{review.text}”</p>
      </blockquote>
      <figcaption className={styles.source}>
        <span className={styles.name}>{review.name}</span>
        <span className={styles.label}>
          {review.service}, <time dateTime={review.date}>{monthText(review.date)}</time>
        </span>
        <Stars label={`${review.rating} out of 5 stars`} />
      </figcaption>
    </figure>
  );
}
