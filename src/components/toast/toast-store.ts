import type { Notice } from '../../content/messages.ts';

/** A notice with what may be done about it. */
export type ToastContent = { title: string; description?: string; destructive?: true; action?: { label: string; onAction: () => void } };
export type Toast = ToastContent & { id: number; open: boolean };

/** R258, R327: at most this many are kept. */
export const toastLimit = 1;
/** R327: how long a dismissed one is kept, in milliseconds. */
export const toastRemoveDelay = 1_000_000;

export type ToastStore = ReturnType<typeof createToastStore>;

/** R258: a new notice replaces the current one; dismissing marks it closed; it is removed after a delay. */
export function createToastStore(later: (action: () => void, milliseconds: number) => unknown = setTimeout) {
  let toasts: readonly Toast[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    toasts: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (content: ToastContent | Notice): void => {
      last += 1;
      change([{ ...content, id: last, open: true }, ...toasts].slice(0, toastLimit));
    },
    dismiss: (id: number): void => {
      if (!toasts.some((toast) => toast.id === id && toast.open)) return;
      change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
      later(() => change(toasts.filter((toast) => toast.id !== id)), toastRemoveDelay);
    },
  };
}
