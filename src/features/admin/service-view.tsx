import { Tabs } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { admin } from '../../content/admin.ts';
import type { Family } from '../../content/catalog.ts';
import type { AdminItem } from '../../shared/portfolio.ts';
import { ItemForm } from './form/item-form.tsx';
import { ItemList } from './list/item-list.tsx';
import { itemCount } from './places.tsx';
import { UploadPanel } from './uploads/upload-panel.tsx';
import { UploadBatch } from './uploads/upload-batch.tsx';
import { useDroppedFiles } from './uploads/use-dropped-files.ts';
import { useUploadEntries, useWorkshop } from './workshop.ts';
import * as styles from './manager.css.ts';

export type Tab = 'manage' | 'form';
type ServiceViewProps = {
  family: Family;
  items: AdminItem[];
  tab: Tab;
  /** The item in the form; none while a new one is made. */
  editing: AdminItem | undefined;
  onTab: (tab: Tab) => void;
  onEdit: (item: AdminItem | undefined) => void;
};

/** R198: a service's list and its form. */
export function ServiceView({ family, items, tab, editing, onTab, onEdit }: ServiceViewProps) {
  const { drafts: forms, uploads } = useWorkshop();
  const tabs = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState(0);
  const form = { collection: family.collection, ...(editing && { base: editing }) };
  const entries = useUploadEntries().filter(({ collection }) => collection === family.collection);
  const batch = entries.filter(({ target, state }) => target === undefined && (state === 'done' || entries.length > 1));
  const drafts = items.filter(({ draft }) => draft).length;
  const go = (next: Tab) => {
    onTab(next);
    setMoved((count) => count + 1);
  };
  const over = useDroppedFiles((files) => {
    uploads.hold(family.collection, editing ? files.slice(0, 1) : files);
    // Files have their place in a form for pictures; what stands in the fields of the other types is kept.
    if (forms.read(form).type !== 'image') forms.write(form, { type: 'image' });
    onTab('form');
  });
  // The button that was pressed is gone: the focus goes to where the work went on.
  useEffect(() => {
    if (moved > 0) tabs.current?.querySelector<HTMLElement>('[role=tab][data-state=active]')?.focus();
  }, [moved]);
  return (
    <Tabs.Root value={tab} onValueChange={(value) => onTab(value as Tab)}>
      <div className={styles.head}>
        <h1 className={styles.title}>{family.label}</h1>
        <p className={styles.total}>
          {itemCount(items.length)}
          {drafts > 0 && `, ${drafts === 1 ? '1 draft' : `${drafts} drafts`}`}
        </p>
      </div>
      <Tabs.List ref={tabs} className={styles.tabs} aria-label={`${family.label} portfolio`}>
        <Tabs.Trigger className={styles.tab} value="manage">
          {admin.tabs.manage}
        </Tabs.Trigger>
        <Tabs.Trigger className={styles.tab} value="form">
          {editing ? admin.tabs.edit : admin.tabs.add}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="manage" tabIndex={-1}>
        <ItemList
          family={family}
          items={items}
          onAdd={() => go('form')}
          onEdit={(item) => {
            onEdit(item);
            go('form');
          }}
        />
      </Tabs.Content>
      <Tabs.Content value="form" tabIndex={-1}>
        {batch.length > 0 && !editing ? (
          <>
            <UploadPanel form={form} entries={entries} several over={over} />
            <UploadBatch family={family} entries={batch} onDone={() => go('manage')} />
          </>
        ) : (
          <ItemForm
            key={editing?.id ?? ''}
            family={family}
            form={form}
            entries={entries}
            over={over}
            onDone={() => {
              onEdit(undefined);
              go('manage');
            }}
            onTakeNewer={onEdit}
          />
        )}
      </Tabs.Content>
    </Tabs.Root>
  );
}
