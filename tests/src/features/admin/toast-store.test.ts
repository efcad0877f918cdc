import t from 'tap';
import { createToastStore, toastRemoveDelay } from '../../../../src/components/toast/toast-store.ts';

t.test('R258, R327 one notice is kept, a new one replaces it', async (t) => {
  const store = createToastStore();
  let changes = 0;
  store.subscribe(() => (changes += 1));
  store.notify({ title: 'Item added' });
  store.notify({ title: 'Item updated' });
  t.match(store.toasts(), [{ title: 'Item updated', open: true }]);
  t.equal(store.toasts().length, 1);
  t.equal(changes, 2);
});

t.test('R258, R327 a dismissed notice is closed, and removed after 1000000 ms', async (t) => {
  const due: { action: () => void; milliseconds: number }[] = [];
  const store = createToastStore((action, milliseconds) => due.push({ action, milliseconds }));
  store.notify({ title: 'Item deleted' });
  const [toast] = store.toasts();
  store.dismiss(toast?.id ?? 0);
  store.dismiss(toast?.id ?? 0);
  t.match(store.toasts(), [{ open: false }]);
  t.equal(due.length, 1, 'dismissing twice counts once');
  t.equal(due[0]?.milliseconds, 1_000_000);
  t.equal(toastRemoveDelay, 1_000_000);
  due[0]?.action();
  t.same(store.toasts(), []);
});
