import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAssets } from './assets.ts';
import { htmlDocument } from './document.ts';
import type { EntryServer } from './entry-server-type.ts';
import type { Renderer } from './renderer.ts';

/** Renders with what `npm run build` made in `distDir`. */
export async function createProdRenderer(distDir: string): Promise<Renderer> {
  const entry = (await import(pathToFileURL(path.resolve(distDir, 'ssr/entry-server.js')).href)) as EntryServer;
  const assetsOf = createAssets(path.resolve(distDir, 'client'), 'src/entry-client.tsx');
  return {
    async render(request) {
      const { sink, structuredData, markup, entry: route, hydration } = await entry.render(request);
      const body = htmlDocument({ markup, structuredData, hydration, assets: assetsOf(route.modules) });
      return { status: sink.status, social: sink.social, body };
    },
    routes: async () => entry.entries,
    close: async () => undefined,
  };
}
