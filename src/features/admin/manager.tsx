import { useEffect, useRef, useState } from 'react';
import type { PortfolioLists } from '../../api/portfolio.ts';
import { useNotify } from '../../components/toast/toast-region.tsx';
import { families, familyByKey } from '../../content/catalog.ts';
import type { AdminItem } from '../../shared/portfolio.ts';
import { ManagerBar } from './manager-bar.tsx';
import { Places } from './places.tsx';
import { ServiceView, type Tab } from './service-view.tsx';
import { UnsentWork } from './unsent-work.tsx';
import { useLeaveGuard } from './uploads/use-leave-guard.ts';
import { useRefusedFiles } from './uploads/use-refused-files.ts';
import { useFailure } from './use-failure.ts';
import { views } from './views.ts';
import { createWorkshop, WorkshopContext } from './workshop.ts';
import * as styles from './manager.css.ts';

type ManagerProps = { name: string; platformSignIn: boolean; lists: PortfolioLists };
type Editing = Readonly<Record<string, AdminItem | undefined>>;

/** R195–R200: the signed-in manager. It opens on photography, on the list (R260). */
export function Manager({ name, platformSignIn, lists }: ManagerProps) {
  const notify = useNotify();
  const fail = useFailure();
  const [workshop] = useState(() => createWorkshop(notify, fail));
  useLeaveGuard(workshop.uploads);
  const [place, setPlace] = useState<string>(families[0].key);
  const [tab, setTab] = useState<Tab>('manage');
  const [editing, setEditing] = useState<Editing>({});
  const main = useRef<HTMLDivElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const family = familyByKey(place);
  const view = views.find(({ key }) => key === place);
  useRefusedFiles(view !== undefined);
  const edit = (collection: string, item: AdminItem | undefined) => setEditing((current) => ({ ...current, [collection]: item }));
  return (
    <WorkshopContext value={workshop}>
      <ManagerBar name={name} platformSignIn={platformSignIn} />
      <div className={styles.frame}>
        <Places lists={lists} current={place} onChoose={setPlace} />
        <div className={styles.main} ref={main} tabIndex={-1}>
          {tab === 'manage' && family && (
            <UnsentWork
              onOpen={({ collection, base }) => {
                setPlace(familyByKey(collection)?.key ?? place);
                edit(collection, base);
                setTab('form');
              }}
            />
          )}
          {family && (
            <ServiceView
              key={family.key}
              family={family}
              items={lists[family.collection]}
              tab={tab}
              editing={editing[family.collection]}
              onTab={setTab}
              onEdit={(item) => edit(family.collection, item)}
            />
          )}
          {view && <view.Panel />}
        </div>
      </div>
    </WorkshopContext>
  );
}
