import { useRef, type TouchEvent } from 'react';

/** Pixels that a finger travels before it is a swipe. */
const threshold = 48;

/** Touch handlers that tell a swipe's direction: 1 to the next (leftwards), -1 back. Not from sliders, nor with two fingers. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0];
      const single = touch && event.touches.length === 1 && !(event.target instanceof HTMLInputElement);
      start.current = single ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!touch || !start.current) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = undefined;
      // Zoomed in, a finger pans the picture.
      if ((window.visualViewport?.scale ?? 1) > 1.05) return;
      if (Math.abs(x) > threshold && Math.abs(x) > 1.5 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
