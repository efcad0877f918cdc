import { parseArgs } from 'node:util';
import { makeAltered } from './altered.ts';
import { makeFloorPlans } from './floor-plans.ts';
import { makeIcons } from './icons.ts';
import { writeManifest } from './manifest.ts';
import { makeMarks } from './marks.ts';
import { makeSheets } from './sheets.ts';
import { makeSites } from './sites.ts';
import { openStudio } from './studio.ts';

// The same browser makes the same bytes, so that a run changes nothing but what was edited. Another version of it draws
// letters a little differently: then the websites, screens and sheets differ, and there is no need to keep them.
const { values } = parseArgs({ options: { manifest: { type: 'boolean', default: false } } });

if (!values.manifest) {
  await step('icons', () => makeIcons('public'));
  await step('client marks', () => makeMarks('public/marks'));
  await step('floor plans', () => makeFloorPlans('public/floor-plans'));
  await step('"as shot" pictures', makeAltered);
  const studio = await openStudio();
  try {
    await step('websites', () => makeSites(studio));
    await step('screens and sheets', () => makeSheets(studio));
  } finally {
    await studio.close();
  }
}
await step('manifest', writeManifest);

async function step(label: string, work: () => Promise<void>): Promise<void> {
  const started = Date.now();
  await work();
  console.log(`${label}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
