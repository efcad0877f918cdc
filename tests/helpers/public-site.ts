export type PublicSite = { origin: string; stop(): Promise<void> };

/**
 * The seeded site, for tests that only read it: the one that `npm test` runs for all of them, whose pages are
 * rendered and compressed once, or one of its own for a file that is run alone.
 */
export async function publicSite(): Promise<PublicSite> {
  const origin = process.env['PUBLIC_SITE'];
  if (origin) return { origin, stop: async () => undefined };
  const { startSite } = await import('./site.ts');
  return startSite();
}
