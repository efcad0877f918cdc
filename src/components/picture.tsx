import { useRef, useEffect } from 'react';
import type { PictureName } from '../content/picture-names.ts';
import { averageColour } from '../shared/average-colour.ts';
import type { PictureSource } from '../shared/picture.ts';
import { usePicture } from './use-picture.ts';
import * as styles from './picture.css.ts';

type Ratio = keyof typeof styles.ratio;
export type PictureProps = {
  /** A picture of the project by name, or an upload's record. */
  picture: PictureName | PictureSource;
  /** The `sizes` attribute: how wide it is drawn, e.g. `(max-width: 767px) 100vw, 50vw`. */
  sizes: string;
  /** Cut to this ratio; its own when absent. */
  ratio?: Ratio;
  phoneRatio?: Ratio;
  position?: keyof typeof styles.position;
  /** The page's first three pictures are eager, the first two of high priority (R307). */
  priority?: 'high' | 'eager' | 'lazy';
  /** Another text than the picture's own; '' where a caption beside it says the same. */
  alt?: string;
  /** Another picture where the screen matches, e.g. `(max-aspect-ratio: 1/1)` (D39). */
  alternative?: { media: string; picture: PictureName; sizes: string };
  /** Fills its parent's box instead of having a height of its own. */
  fill?: boolean;
  className?: string;
};

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** One picture in every size and encoding, with its ThumbHash behind it while it loads; for seed pictures and uploads alike. */
export function Picture({ picture, sizes, ratio, phoneRatio, position, priority = 'lazy', alt, alternative, fill = false, className }: PictureProps) {
  const source = usePicture(picture);
  const other = usePicture(alternative?.picture ?? source);
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => watchPlaceholder(frame.current, source.placeholder), [source.placeholder]);
  const cut = fill || ratio !== undefined;
  const frameClass = [fill ? styles.cover : styles.frame, ratio && styles.ratio[ratio], phoneRatio && styles.phoneRatio[phoneRatio], className].filter(Boolean).join(' ');
  const imageClass = [cut ? styles.cover : styles.image, position && styles.position[position]].filter(Boolean).join(' ');
  const largest = source.widths.filter((width) => width <= 960).at(-1) ?? source.widths[0];
  return (
    <span ref={frame} className={frameClass}>
      <svg className={styles.average} aria-hidden="true">
        <rect width="100%" height="100%" fill={averageColour(source.placeholder)} />
      </svg>
      <picture>
        {alternative && other.formats.filter(isSource).map((format) => (
          <source key={`other-${format}`} media={alternative.media} type={types[format]} srcSet={srcSet(other, format)} sizes={alternative.sizes} width={other.width} height={other.height} />
        ))}
        {source.formats.filter(isSource).map((format) => (
          <source key={format} type={types[format]} srcSet={srcSet(source, format)} sizes={sizes} />
        ))}
        <img
          className={imageClass}
          src={`${source.base}-${largest}.jpg`}
          srcSet={srcSet(source, 'jpg')}
          sizes={sizes}
          width={source.width}
          height={source.height}
          alt={alt ?? source.alt}
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'high' ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}

/** The `srcset` of one encoding. */
export function srcSet(source: PictureSource, format: keyof typeof types): string {
  return source.widths.map((width) => `${source.base}-${width}.${format} ${width}w`).join(', ');
}

const isSource = (format: keyof typeof types) => format !== 'jpg';

/** The colour is in the HTML; the blurred picture is for one that keeps the visitor waiting, and its decoder loads then. */
function watchPlaceholder(frame: HTMLSpanElement | null, placeholder: string): (() => void) | undefined {
  const image = frame?.querySelector('img');
  if (!frame || !image || image.complete) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    timer = setTimeout(() => {
      if (!image.complete) void import('./placeholder.ts').then(({ showPlaceholder }) => showPlaceholder(frame, image, placeholder));
    }, patience);
  });
  observer.observe(frame);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Milliseconds that a visible picture may take before its placeholder is drawn. */
const patience = 150;
