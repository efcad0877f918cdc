import '@photo-sphere-viewer/core/index.css';
import { Viewer } from '@photo-sphere-viewer/core';
import type { View } from '../../content/tours.ts';

export type Panorama = {
  look: (view: View) => void;
  /** Positive comes closer; a step is a tenth of the way. */
  zoom: (steps: number) => void;
  close: () => void;
};

type Options = { src: string; start: View; onOpen: () => void; onFail: () => void };

/** Fills `container` with an equirectangular picture to turn by mouse, touch and keys. Throws where WebGL 2 is missing. */
export function openPanorama(container: HTMLElement, { src, start, onOpen, onFail }: Options): Panorama {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The angle is that of the height: an upright screen sees little of the room without more of it.
  const upright = container.clientHeight > container.clientWidth;
  const viewer = new Viewer({
    container,
    panorama: src,
    defaultYaw: degrees(start.yaw),
    defaultPitch: degrees(start.pitch),
    // Closer than this, the picture's own pixels would show.
    minFov: upright ? 66 : 50,
    maxFov: upright ? 104 : 88,
    defaultZoomLvl: 30,
    moveInertia: still ? false : 0.8,
    navbar: false,
    keyboard: 'always',
  });
  viewer.addEventListener('ready', onOpen, { once: true });
  viewer.addEventListener('panorama-error', onFail, { once: true });
  return {
    look({ yaw, pitch }) {
      const position = { yaw: degrees(yaw), pitch: degrees(pitch) };
      if (still) viewer.rotate(position);
      else void viewer.animate({ ...position, speed: '12rpm' });
    },
    zoom: (steps) => viewer.zoom(viewer.getZoomLevel() + steps * 10),
    close: () => viewer.destroy(),
  };
}

function degrees(value: number): string {
  return `${value}deg`;
}
