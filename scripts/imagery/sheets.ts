import { ground, type Studio, writeMaster } from './studio.ts';

/** Pages in `pages/` that are a picture as they stand, made after the plans, which one of them shows. */
const sheets = ['app-open-house', 'brand-identity', 'ai-chat', 'ai-market-report', 'ai-listing-copy'];

/** Photographs the designed screens and the identity sheet. */
export async function makeSheets(studio: Studio): Promise<void> {
  for (const page of sheets) await writeMaster(page, await studio.shoot({ page, ...ground }));
}
