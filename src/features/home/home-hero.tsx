import { button, pair } from '../../components/button.css.ts';
import { Picture, srcSet } from '../../components/picture.tsx';
import { plainTitle } from '../../components/plain-title.ts';
import { SmartLink } from '../../components/smart-link.tsx';
import { usePicture } from '../../components/use-picture.ts';
import { homeActions } from '../../content/home-actions.ts';
import { home } from '../../content/home.ts';
import { caption, display } from '../../styles/type.css.ts';
import * as styles from './home-hero.css.ts';

const upright = '(max-aspect-ratio: 1/1)';
/** The picture covers its box: 60vh on phones, the whole screen above. */
const sizes = { tall: '(max-width: 768px) max(100vw, 49vh), max(100vw, 82vh)', wide: 'max(100vw, 160vh)' };

/** The only hero with the two buttons and the cue to scroll (R050), both on wider screens only (R051); the title stands in the sky. */
export function HomeHero() {
  const { title, pictures, alt, caption: place, light, scroll } = home.hero;
  const { primary, secondary } = homeActions;
  return (
    <section className={styles.hero} data-ground="dark" data-hero>
      <PreloadTall />
      <div className={styles.picture}>
        <Picture picture={pictures.wide} alternative={{ media: upright, picture: pictures.tall, sizes: sizes.tall }} sizes={sizes.wide} alt={alt} position="upper" priority="high" fill />
      </div>
      <div className={styles.inner}>
        <h1 className={`${display} ${styles.title}`}>{plainTitle(title)}</h1>
        <div className={styles.foot}>
          <div className={`${pair} ${styles.actions}`}>
            <SmartLink className={button.amber} href={primary.href}>
              {primary.text}
            </SmartLink>
            <SmartLink className={button.picture} href={secondary.href}>
              {secondary.text}
            </SmartLink>
          </div>
          <a className={styles.scroll} href="#about">
            {scroll}
          </a>
          <p className={`${caption} ${styles.place}`}>
            {place}
            <br />
            {light}
          </p>
        </div>
      </div>
    </section>
  );
}

/** R242: React hoists it into the head, as it has an address; browsers choose from the set. */
function PreloadTall() {
  const tall = usePicture(home.hero.pictures.tall);
  return <link rel="preload" as="image" type="image/avif" href={`${tall.base}-640.avif`} media={upright} imageSrcSet={srcSet(tall, 'avif')} imageSizes={sizes.tall} fetchPriority="high" />;
}
