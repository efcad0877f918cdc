import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType, type FocusEvent, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { MediaViewerProps } from './media-viewer.tsx';
import { viewTransition } from './view-transition.ts';
import { itemAt, type ViewerItem } from './viewer-item.ts';

export type ViewerOptions = {
  /** Next after the last is the first, and the other way round (R246); clamps when false (R245, D40). */
  wraps?: boolean;
  /** Each item opens at its own address (`href`); Back closes it and a reload shows the item's page. */
  addressed?: boolean;
};
export type Viewer = {
  /** Opens at this index; does nothing when there is no such item. */
  open: (index: number) => void;
  /** Handlers for the `<a>` of the card at this index: a plain click opens the viewer, any other follows the link. */
  card: (index: number) => {
    onClick: (event: MouseEvent<HTMLElement>) => void;
    onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** Stands anywhere in the page; null while closed. */
  element: ReactNode;
};

/** `index` is null while closed; `pressed` is true when the visitor asked for this very item, not one beside it. */
type Shown = { index: number | null; pressed: boolean };
const closed: Shown = { index: null, pressed: false };

/** Full-screen viewer over a page's items (R135–R141, R243–R252). Its code loads when a card is pointed at, focused or pressed. */
export function useViewer(items: readonly ViewerItem[], { wraps = false, addressed = false }: ViewerOptions = {}): Viewer {
  const [shown, setShown] = useState(closed);
  const [Component, setComponent] = useState<ComponentType<MediaViewerProps>>();
  const trigger = useRef<HTMLElement>(undefined);
  const navigate = useNavigate();
  const location = useLocation();

  const show = async (index: number, pressed: boolean) => {
    const { MediaViewer } = await load();
    viewTransition('open', trigger.current, () => {
      setComponent(() => MediaViewer);
      setShown({ index, pressed });
    });
  };
  const hide = () => {
    viewTransition('close', trigger.current, () => setShown(closed));
    trigger.current?.focus({ preventScroll: true });
  };
  const open = (index: number) => {
    const item = itemAt(items, index);
    if (!item) return;
    if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body) trigger.current = document.activeElement;
    const opened = show(index, true);
    if (addressed && item.href) navigate(item.href, { state: { background: kept(location) } });
    // Offline, the chunk may be out of reach: the link still leads somewhere.
    opened.catch(() => item.href && window.location.assign(item.href));
  };
  const move = (index: number) => {
    setShown({ index, pressed: false });
    const href = itemAt(items, index)?.href;
    if (addressed && href) navigate(href, { replace: true, state: { background: kept(location) } });
  };

  const follow = useEffectEvent(() => {
    const path = window.location.pathname;
    const index = items.findIndex(({ href }) => href === path);
    if (index < 0) {
      if (shown.index !== null) hide();
      return;
    }
    trigger.current = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(path)}"]`) ?? undefined;
    void show(index, false);
  });
  useEffect(() => {
    if (!addressed) return;
    // Registered once: the router renders between two listeners of one event, and a new listener would miss it.
    const listener = () => follow();
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, [addressed]);

  const card: Viewer['card'] = (index) => ({
    onClick: (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      trigger.current = event.currentTarget;
      event.currentTarget.focus({ preventScroll: true });
      open(index);
    },
    onPointerEnter: prefetch,
    onFocus: prefetch,
  });
  const valid = itemAt(items, shown.index) !== undefined && shown.index !== null;
  const element = valid && Component && (
    <Suspense>
      <Component items={items} index={shown.index ?? 0} pressed={shown.pressed} wraps={wraps} onMove={move} onClose={addressed ? () => navigate(-1) : hide} />
    </Suspense>
  );
  return { open, card, element: element || null };
}

const load = () => import('./media-viewer.tsx');
const prefetch = () => void load().catch(() => undefined);

/** The page stays where it is while the address of an item stands over it. */
function kept(location: Location): Location {
  return { ...location, state: { ...(location.state as object | null), keepScroll: true } };
}
