import { useBin, useRestoreItem } from '../../api/portfolio.ts';
import { button, small } from '../../components/button.css.ts';
import { useNotify } from '../../components/toast/toast-region.tsx';
import { families } from '../../content/catalog.ts';
import type { CollectionKey } from '../../content/catalog.ts';
import type { BinnedItem } from '../../shared/portfolio.ts';
import { itemPictureUrl } from './picture-url.ts';
import { itemCount } from './places.tsx';
import { useFailure } from './use-failure.ts';
import { Waiting } from './waiting.tsx';
import * as list from './list/list.css.ts';
import * as styles from './manager.css.ts';

/** What was deleted in the last 30 days; taken out, an item stands where it stood. */
export function BinView() {
  const bin = useBin();
  const items = bin.data?.items ?? [];
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>Bin</h1>
        {bin.data && <p className={styles.total}>{itemCount(items.length)}</p>}
      </div>
      <p className={styles.intro}>Deleted items stay here for 30 days, out of sight of visitors.</p>
      {bin.isPending && <Waiting text="Looking into the bin" />}
      {bin.error && (
        <p role="alert">
          {bin.error.reason}{' '}
          <button type="button" className={styles.textButton} onClick={() => void bin.refetch()}>
            Try again
          </button>
        </p>
      )}
      {bin.data && items.length === 0 && <h2 className={list.emptyTitle}>The bin is empty</h2>}
      {items.length > 0 && (
        <ul className={list.list}>
          {items.map((binned) => (
            <BinRow key={`${binned.collection}/${binned.item.id}`} {...binned} />
          ))}
        </ul>
      )}
    </>
  );
}

function BinRow({ collection, item, deletedAt, expiresAt }: BinnedItem) {
  const restorer = useRestoreItem();
  const notify = useNotify();
  const fail = useFailure();
  const label = families.find((family) => family.collection === collection)?.label;
  const picture = itemPictureUrl(item, 240);
  const restore = () => {
    restorer.mutateAsync({ service: collection as CollectionKey, id: item.id }).then(() => notify({ title: 'Item restored', description: `${item.title} is back in ${label}` }), fail);
  };
  return (
    <li className={`${list.row} ${styles.binRow}`}>
      {picture ? <img className={list.thumbnail} src={picture} width="120" height="80" alt="" loading="lazy" /> : <span className={list.thumbnail} />}
      <div className={`${list.words} ${styles.binWords}`}>
        <p className={list.title}>{item.title}</p>
        <p className={list.facts}>
          <span className={list.type}>{label}</span>
          <span className={list.fact}>deleted {day(deletedAt)}</span>
        </p>
        <p className={list.facts}>Gone for good after {day(expiresAt)}</p>
      </div>
      <button type="button" className={`${button.inkEdge} ${small} ${styles.restore}`} disabled={restorer.isPending} aria-label={`Restore ${item.title}`} onClick={restore}>
        Restore
      </button>
    </li>
  );
}

function day(time: string): string {
  return new Date(time).toLocaleDateString('en-CA', { day: 'numeric', month: 'long' });
}
