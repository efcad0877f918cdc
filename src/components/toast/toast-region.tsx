import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { Toast } from 'radix-ui';
import { notificationsLabel } from '../../content/messages.ts';
import type { ToastContent, ToastStore } from './toast-store.ts';
import * as styles from './toast.css.ts';

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Gives its children `useNotify`, and shows what they say at the lower right (R327, R328). Not for server rendering. */
export function ToastRegion({ store, children }: { store: ToastStore; children: ReactNode }) {
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, store.toasts);
  return (
    <ToastContext value={store}>
      <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
        {children}
        {toasts.map(({ id, open, title, description, destructive, action }) => (
          <Toast.Root key={id} className={destructive ? styles.destructive : styles.plain} open={open} onOpenChange={(next) => !next && store.dismiss(id)} data-ground="dark">
            <svg className={destructive ? styles.alert : styles.tick} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
              {destructive ? <path d="M10 5.5v5.5m0 2.5v1.2M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16Z" /> : <path d="m3 10.5 5 5L17.5 5" />}
            </svg>
            <div className={styles.words}>
              <Toast.Title className={styles.title}>{title}</Toast.Title>
              {description && <Toast.Description className={styles.description}>{description}</Toast.Description>}
              {action && (
                <Toast.Action className={styles.action} altText={`${action.label}: ${title}`} onClick={action.onAction}>
                  {action.label}
                </Toast.Action>
              )}
            </div>
            <Toast.Close className={styles.close} aria-label="Close">
              <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
                <path d="m3 3 14 14M17 3 3 17" />
              </svg>
            </Toast.Close>
          </Toast.Root>
        ))}
        <Toast.Viewport className={styles.viewport} hotkey={['F8']} label={notificationsLabel} />
      </Toast.Provider>
    </ToastContext>
  );
}

/** Shows a notice; a new one replaces the current. Only inside of ToastRegion. */
export function useNotify(): (content: ToastContent) => void {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useNotify is called outside of ToastRegion');
  return store.notify;
}

