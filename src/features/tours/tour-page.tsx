import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { Picture } from '../../components/picture.tsx';
import { Seo } from '../../components/seo.tsx';
import { usePicture } from '../../components/use-picture.ts';
import { tourWords, type Tour } from '../../content/tours.ts';
import { paths } from '../../paths.ts';
import { tourAt, type TourName } from '../../shared/tours.ts';
import { caption, h4 } from '../../styles/type.css.ts';
import type { Panorama } from './panorama.ts';
import * as styles from './tour-page.css.ts';

type TourPageProps = { tours: Readonly<Record<TourName, Tour>>; NotFound: ComponentType };

/** A tour of ours, for a frame or alone. */
export function TourPage({ tours, NotFound }: TourPageProps) {
  const { name = '' } = useParams();
  const known = tourAt(paths.tour(name));
  return known ? <TourStage tour={tours[known]} /> : <NotFound />;
}

/** The whole picture; over it, where script and WebGL are there, the same to turn. */
function TourStage({ tour }: { tour: Tour }) {
  const stage = useRef<HTMLDivElement>(null);
  const [panorama, setPanorama] = useState<Panorama>();
  const { base, width } = usePicture(tour.picture);
  const src = `${base}-${width}.jpg`;
  useEffect(() => (stage.current ? start(stage.current, src, tour, setPanorama) : undefined), [src, tour]);
  return (
    <article className={styles.page} data-ground="dark" data-tour={panorama ? 'open' : 'still'}>
      <Seo {...tour.seo} picture={tour.picture} label={tour.title} noindex />
      <div className={panorama ? styles.picture.covered : styles.picture.shown}>
        <Picture picture={tour.picture} sizes="100vw" priority="high" />
      </div>
      <div className={styles.stage}>
        <div ref={stage} className={styles.canvas} {...(panorama ? { role: 'application', tabIndex: 0, 'aria-label': tourWords.panorama(tour.title) } : {})} />
      </div>
      <div className={styles.bar}>
        <div className={styles.words}>
          <h1 className={h4}>{tour.title}</h1>
          <p className={`${caption} ${styles.how}`}>{panorama ? tourWords.how : tourWords.still}</p>
        </div>
        {panorama && <Controls tour={tour} panorama={panorama} />}
      </div>
    </article>
  );
}

function Controls({ tour, panorama }: { tour: Tour; panorama: Panorama }) {
  const sign = (label: string, path: string, onPress: () => void) => (
    <button type="button" className={styles.sign} aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div className={styles.controls}>
      <ul className={styles.views} aria-label={tourWords.views}>
        {tour.views.map((view) => (
          <li key={view.label}>
            <button type="button" className={styles.view} onClick={() => panorama.look(view)}>
              {view.label}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.signs}>
        {sign(tourWords.back, 'M4 12h16', () => panorama.zoom(-1))}
        {sign(tourWords.closer, 'M4 12h16M12 4v16', () => panorama.zoom(1))}
        {document.fullscreenEnabled && sign(tourWords.fullscreen, 'M9 3.5H3.5V9M15 3.5h5.5V9M9 20.5H3.5V15M15 20.5h5.5V15', () => void toggleFullscreen())}
      </div>
    </div>
  );
}

/** Opens the panorama when its code is there. Gives back what closes it. */
function start(container: HTMLElement, src: string, tour: Tour, show: (panorama: Panorama | undefined) => void): (() => void) | undefined {
  if (!document.createElement('canvas').getContext('webgl2')) return undefined;
  let panorama: Panorama | undefined;
  let left = false;
  const close = () => {
    left = true;
    panorama?.close();
    panorama = undefined;
    show(undefined);
  };
  const open = async () => {
    const { openPanorama } = await import('./panorama.ts');
    if (left) return;
    panorama = openPanorama(container, { src, start: tour.start, onOpen: () => show(panorama), onFail: close });
  };
  open().catch(close);
  return close;
}

async function toggleFullscreen(): Promise<void> {
  await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
}
