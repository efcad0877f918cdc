import { thumbHashToDataURL } from 'thumbhash';

/** Draws a ThumbHash behind a picture until it has loaded. Set by script: the content security policy allows no inline style. */
export function showPlaceholder(frame: HTMLElement, image: HTMLImageElement, placeholder: string): void {
  const bytes = Uint8Array.from(atob(placeholder), (character) => character.charCodeAt(0));
  frame.style.backgroundImage = `url(${thumbHashToDataURL(bytes)})`;
  frame.querySelector('svg')?.setAttribute('visibility', 'hidden');
  image.addEventListener('load', () => frame.style.removeProperty('background-image'), { once: true });
}
