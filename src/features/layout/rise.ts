import { useEffect, type RefObject } from 'react';
import { rising, waiting } from '../../styles/rise.css.ts';

/**
 * R257, D41: what carries `data-rise` rises once when it comes into view; its value is the place in the
 * row, 0.1 s each. The page is visible as sent: only what is below the fold waits, and nothing
 * moves under reduced motion. Stands beside the page inside its boundary, for its effect must come after the page is hydrated.
 */
export function Rise({ main, pathname }: { main: RefObject<HTMLElement | null>; pathname: string }): null {
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const below = [...(main.current?.querySelectorAll<HTMLElement>('[data-rise]') ?? [])].filter((card) => card.getBoundingClientRect().top > window.innerHeight);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.classList.replace(waiting, rising);
        observer.unobserve(target);
      }
    });
    for (const card of below) {
      card.classList.add(waiting);
      observer.observe(card);
    }
    return () => {
      observer.disconnect();
      for (const card of below) card.classList.remove(waiting);
    };
  }, [pathname, main]);
  return null;
}
