import type { Post } from './types.ts';

/** The post with this slug, fetched when it is asked for, or undefined (R155). */
export async function loadPost(slug: string): Promise<Post | undefined> {
  const load = loaders.get(slug);
  return load ? await load() : undefined;
}

const loaders = new Map<string, () => Promise<Post>>([
  ['essential-photography-equipment', async () => (await import('./essential-photography-equipment.ts')).post],
  ['drone-photography-best-practices', async () => (await import('./drone-photography-best-practices.ts')).post],
  ['virtual-staging-trends', async () => (await import('./virtual-staging-trends.ts')).post],
  ['marketing-luxury-properties', async () => (await import('./marketing-luxury-properties.ts')).post],
]);
