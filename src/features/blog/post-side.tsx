import { Link } from 'react-router-dom';
import { NewsletterForm } from '../../components/newsletter-form.tsx';
import { blog } from '../../content/blog.ts';
import { h4 } from '../../styles/type.css.ts';
import * as styles from './post-side.css.ts';

/** R161, R162: the categories and the newsletter, beside the text; below it on small screens. */
export function PostSide() {
  const { categories, newsletter } = blog.post;
  return (
    <aside className={styles.side} aria-label={`${categories.heading}, newsletter`}>
      <nav aria-labelledby="post-categories">
        <h2 id="post-categories" className={styles.heading}>
          {categories.heading}
        </h2>
        <ul>
          {categories.items.map((category) => (
            <li key={category} className={styles.row}>
              <Link className={styles.link} to={categories.href}>
                {category}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.newsletter} data-ground="dark" aria-labelledby="post-newsletter-heading">
        <h2 id="post-newsletter-heading" className={h4}>
          {newsletter.heading}
        </h2>
        <NewsletterForm id="post-newsletter" ground="dark" />
      </section>
    </aside>
  );
}
