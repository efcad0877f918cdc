import { useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';

const storageKey = 'scroll-positions';

/**
 * R018: a new page starts at the top, or at the element its hash names; Back and Forward return to where the visitor
 * was, also after a reload. A link with `state: {keepScroll: true}` stays where it is (filters of the same page).
 * Stands beside the page inside its boundary: the page must be there before it is scrolled.
 */
export function Scroll({ location }: { location: Location }): null {
  const type = useNavigationType();
  const { key, hash, state } = location;
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    const first = last.current === undefined;
    if (last.current === key) return;
    last.current = key;
    window.history.scrollRestoration = 'manual';
    const saved = positions()[key];
    if (type === 'POP' && saved !== undefined) window.scrollTo(0, saved);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (!first && !(state as { keepScroll?: boolean } | null)?.keepScroll) window.scrollTo(0, 0);
  }, [key, hash, state, type]);
  useLayoutEffect(() => {
    let latest = window.scrollY;
    const note = () => {
      latest = window.scrollY;
    };
    const save = () => sessionStorage.setItem(storageKey, JSON.stringify({ ...positions(), [key]: latest }));
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', save);
    };
  }, [key]);
  return null;
}

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
