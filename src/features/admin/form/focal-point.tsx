import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { setFocal, uploadQuery, useUpload } from '../../../api/uploads.ts';
import { CallFailure } from '../../../api/failure.ts';
import { pictureUrl } from '../picture-url.ts';
import { useFailure } from '../use-failure.ts';
import { cropPosition, hundredth, nudge, type Point } from './crop-window.ts';
import { isMadeThumbnail } from './draft-store.ts';
import type { FormValues } from './form-values.ts';
import * as styles from './form.css.ts';

type FocalPointProps = { values: FormValues; onChange: (patch: Partial<FormValues>) => void };

const crops = [
  { label: '3:2', ratio: 3 / 2 },
  { label: '4:5', ratio: 4 / 5 },
  { label: '16:9', ratio: 16 / 9 },
  { label: 'Share card', ratio: 1200 / 630 },
] as const;
/** How long after the last movement the server cuts anew, in milliseconds. */
const pause = 500;

/** The point that crops keep: set by a click or with the arrow keys, with what the crops will show. */
export function FocalPoint({ values, onChange }: FocalPointProps) {
  const path = values.sources.image.trim();
  const upload = useUpload(path);
  const client = useQueryClient();
  const fail = useFailure();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [size, setSize] = useState({ width: 3, height: 2 });
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const point: Point = values.focal ?? upload.data?.focal ?? { x: 0.5, y: 0.5 };
  const url = pictureUrl(path, 1280);
  const small = pictureUrl(path, 640);

  const move = (focal: Point) => {
    onChange({ focal });
    clearTimeout(timer.current);
    if (!upload.data) return;
    timer.current = setTimeout(() => {
      setFocal(path, focal).then(
        (answer) => {
          client.setQueryData(uploadQuery(path).queryKey, answer);
          if (latest.current.sources.image.trim() === path && isMadeThumbnail(latest.current.thumbnail)) onChange({ thumbnail: answer.thumbnail });
        },
        (error: unknown) => error instanceof CallFailure && fail(error),
      );
    }, pause);
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    // A press by key has no place of its own.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    move({ x: hundredth((event.clientX - box.left) / box.width), y: hundredth((event.clientY - box.top) / box.height) });
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    move(nudge(point, step[0] * far, step[1] * far));
  };
  return (
    <section className={styles.focal} aria-labelledby="focal-title">
      <div className={styles.focalHead}>
        <h2 className={styles.asideTitle} id="focal-title">
          Focal point
        </h2>
        <p className={styles.quiet} id="focal-hint">
          Click the picture, or use the arrow keys
        </p>
      </div>
      <button type="button" className={styles.target} aria-label={`Focal point ${Math.round(point.x * 100)} % from the left, ${Math.round(point.y * 100)} % from the top`} aria-describedby="focal-hint" onClick={click} onKeyDown={press}>
        <img className={styles.picture} src={url} alt="" draggable={false} onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSize({ width: naturalWidth, height: naturalHeight })} />
        <span className={styles.vertical} style={{ left: `${point.x * 100}%` }} />
        <span className={styles.horizontal} style={{ top: `${point.y * 100}%` }} />
        <span className={styles.spot} style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </button>
      <ul className={styles.crops}>
        {crops.map(({ label, ratio }) => (
          <li key={label} style={{ flexGrow: ratio, flexBasis: 0 }}>
            <img className={styles.crop} src={small} alt={`Cut to ${label}`} style={{ aspectRatio: String(ratio), objectPosition: cropPosition(size, ratio, point) }} />
            <span className={styles.quiet}>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps: Readonly<Record<string, readonly [right: number, down: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
