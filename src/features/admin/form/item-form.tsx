import { useRef, useState, type FormEvent } from 'react';
import type { CallFailure } from '../../../api/failure.ts';
import { useAddItem, useUpdateItem } from '../../../api/portfolio.ts';
import { useNotify } from '../../../components/toast/toast-region.tsx';
import type { Family } from '../../../content/catalog.ts';
import { notices } from '../../../content/messages.ts';
import type { AdminItem } from '../../../shared/portfolio.ts';
import { UploadPanel } from '../uploads/upload-panel.tsx';
import type { UploadEntry } from '../uploads/upload-queue.ts';
import { useFailure } from '../use-failure.ts';
import { discardForm, isOfForm, useFormValues, useWorkshop } from '../workshop.ts';
import { Conflict } from './conflict.tsx';
import type { FormTarget } from './draft-store.ts';
import { FocalPoint } from './focal-point.tsx';
import { FormEnd } from './form-end.tsx';
import { FormFields } from './form-fields.tsx';
import { isIncomplete, itemOf, problemsOf, valuesOf, type Problems } from './form-values.ts';
import { Preview } from './preview.tsx';
import * as styles from './form.css.ts';

type ItemFormProps = {
  family: Family;
  form: FormTarget;
  entries: readonly UploadEntry[];
  over: boolean;
  /** Sent or cancelled. */
  onDone: () => void;
  /** The newer version is to be edited instead. */
  onTakeNewer: (item: AdminItem) => void;
};

/** R202–R208: adds an item, or changes the one that is edited (R262). What is typed is kept until it is sent. */
export function ItemForm({ family, form, entries, over, onDone, onTakeNewer }: ItemFormProps) {
  const workshop = useWorkshop();
  const [values, change] = useFormValues(form);
  const [refused, setRefused] = useState<Problems>({});
  const [checked, setChecked] = useState(false);
  const [newer, setNewer] = useState<AdminItem>();
  const element = useRef<HTMLFormElement>(null);
  const notify = useNotify();
  const fail = useFailure();
  const add = useAddItem();
  const update = useUpdateItem();
  const problems = { ...(checked ? problemsOf(values) : {}), ...refused };
  const busy = add.isPending || update.isPending;
  const { base, collection } = form;

  const leave = () => {
    discardForm(workshop, form);
    onDone();
  };
  const showProblems = () => requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  const send = async (revision = base?.revision) => {
    const item = { ...itemOf(values, base), ...(revision !== undefined && { revision }) };
    try {
      await (base ? update : add).mutateAsync({ service: collection, item });
      notify(base ? notices.itemUpdated : notices.itemAdded);
      leave();
    } catch (error) {
      const failure = error as CallFailure;
      setNewer(failure.status === 409 ? (failure.current as AdminItem | undefined) : undefined);
      setRefused(failure.fields);
      fail(failure);
      if (Object.keys(failure.fields).length > 0) showProblems();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setRefused({});
    if (Object.keys(problemsOf(values)).length === 0) return void send();
    showProblems();
    notify(isIncomplete(values) ? notices.missingFields : { title: 'Not sent yet', description: 'Some fields need another look', destructive: true });
  };

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={submit} aria-label={base ? `Edit ${base.title}` : `Add to ${family.label}`}>
      <div className={styles.fields}>
        {newer && base && (
          <Conflict
            mine={values}
            theirs={valuesOf(newer)}
            onMine={() => {
              setNewer(undefined);
              void send(newer.revision);
            }}
            onTheirs={() => {
              setNewer(undefined);
              workshop.drafts.discard(form);
              onTakeNewer(newer);
            }}
          />
        )}
        {values.type === 'image' && <UploadPanel form={form} entries={entries.filter((entry) => isOfForm(entry, form))} over={over} />}
        <FormFields
          values={values}
          problems={problems}
          onChange={(patch) => {
            setRefused({});
            change(patch);
          }}
        />
        {values.type === 'image' && values.sources.image.trim() !== '' && <FocalPoint values={values} onChange={change} />}
      </div>
      <aside className={styles.aside}>
        <Preview family={family} values={values} />
        <FormEnd form={form} values={values} busy={busy} onChange={change} onCancel={leave} />
      </aside>
    </form>
  );
}
