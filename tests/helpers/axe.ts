import type { AxeResults, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or critical on the page as it stands, a line each; it is put into the page when it is not there yet. */
export async function seriousProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (options) => {
      // A button that has just come to life is still on its way to its colours; spinners never end.
      const ending = document.getAnimations().filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
      await Promise.allSettled(ending.map((animation) => animation.finished));
      // For the ground of whatever is fixed, axe takes what lies in the middle of the document. At the top of the page
      // the bar stands on the same pixels without being fixed, and axe finds the ground that is really under it.
      const bar = window.scrollY === 0 ? document.querySelector<HTMLElement>('header[data-bar]') : null;
      if (bar) bar.style.position = 'absolute';
      const results = await (window as unknown as AxeWindow).axe.run(options);
      bar?.style.removeProperty('position');
      return results.violations;
    },
    { resultTypes: ['violations'] } satisfies RunOptions,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.any[0]?.message ?? node.failureSummary ?? ''}`));
}

type AxeWindow = { axe: { run(options: RunOptions): Promise<AxeResults> } };
