import type { Page } from 'playwright-core';

/**
 * The pictures that the page has loaded, with the bytes of each as they are sent, whether from the server or from the
 * browser's cache. Waits until none is on its way. A browser takes a larger size that it has already over the one
 * that fits: a page in a context of its own is weighed as on a first visit, any other no lighter than that.
 */
export async function loadedPictures(page: Page): Promise<{ name: string; bytes: number }[]> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map(loads.map((load) => [load.name, load.encodedBodySize]));
    const shown = [...document.images].filter((image) => image.complete && image.naturalWidth > 0).map((image) => image.currentSrc);
    const pictures = loads.map(({ name }) => name).filter((name) => /\.(avif|webp|jpg|png|svg)$/.test(new URL(name).pathname));
    return [...new Set([...pictures, ...shown])].map((name) => ({ name, bytes: sizes.get(name) ?? 0 }));
  });
}
