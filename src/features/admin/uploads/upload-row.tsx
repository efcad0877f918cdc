import { useEffect, useState } from 'react';
import { Icon } from '../icon.tsx';
import { useWorkshop } from '../workshop.ts';
import type { UploadEntry } from './upload-queue.ts';
import * as styles from './uploads.css.ts';

/** One file: how far it is, or why it failed, and what can be done. */
export function UploadRow({ entry }: { entry: UploadEntry }) {
  const { uploads } = useWorkshop();
  const { id, name, size, state, progress, problem, answer } = entry;
  const percent = Math.round(progress * 100);
  return (
    <li className={styles.row} data-state={state}>
      <Thumbnail entry={entry} />
      <div className={styles.words}>
        <p>
          <span className={styles.name}>{name}</span> <span className={styles.quiet}>{megabytes(size)}{answer && `, ${answer.width} × ${answer.height}`}</span>
        </p>
        {state === 'held' && <p className={styles.quiet}>Chosen. Press Upload to send it.</p>}
        {state === 'waiting' && <p className={styles.quiet}>Waiting</p>}
        {state === 'sending' && <progress className={styles.progress} max={100} value={percent} aria-label={`Uploading ${name}`} />}
        {state === 'preparing' && <p className={styles.quiet}>Sent. The sizes are being made.</p>}
        {state === 'done' && <p className={styles.success}>Uploaded. You are describing this one.</p>}
        {state === 'failed' && <p className={styles.problem}>{problem}</p>}
      </div>
      {state === 'sending' && <span className={styles.percent}>{percent} %</span>}
      {state === 'done' && (
        <span className={styles.done}>
          <Icon name="tick" />
        </span>
      )}
      {state === 'failed' && uploads.canRetry(id) && (
        <button type="button" className={styles.button} aria-label={`Try ${name} again`} onClick={() => uploads.retry(id)}>
          <Icon name="retry" />
        </button>
      )}
      {state !== 'done' && (
        <button type="button" className={styles.button} aria-label={state === 'sending' || state === 'preparing' ? `Cancel ${name}` : `Remove ${name}`} onClick={() => uploads.remove(id)}>
          <Icon name="cross" />
        </button>
      )}
    </li>
  );
}

/** The picture as the browser reads it from disk, until the server has one. */
export function Thumbnail({ entry }: { entry: UploadEntry }) {
  const { uploads } = useWorkshop();
  const [local, setLocal] = useState<string>();
  const { id, answer } = entry;
  useEffect(() => {
    const file = uploads.file(id);
    if (!file || answer) return;
    const url = URL.createObjectURL(file);
    setLocal(url);
    return () => URL.revokeObjectURL(url);
  }, [id, answer, uploads]);
  const source = answer?.thumbnail ?? local;
  const [unreadable, setUnreadable] = useState<string>();
  if (!source || source === unreadable) return <span className={styles.thumbnail}>{entry.state === 'failed' && <Icon name="alert" />}</span>;
  return <img className={styles.thumbnail} src={source} width="96" height="64" alt="" loading="lazy" decoding="async" onError={() => setUnreadable(source)} />;
}

function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
