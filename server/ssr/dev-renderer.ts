import type { FastifyInstance } from 'fastify';
import { htmlDocument } from './document.ts';
import type { EntryServer } from './entry-server-type.ts';
import type { Renderer } from './renderer.ts';

/**
 * Renders from source through Vite, with HMR on the app's own port. Vite answers what it knows (modules, public
 * files) before the routes do. The styles of the rendered modules stand in the first HTML.
 */
export async function createDevRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' });
  const load = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer;
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return {
    async render(request) {
      try {
        const { sink, structuredData, markup, hydration } = await (await load()).render(request);
        const injected = await vite.transformIndexHtml(request.url, '<head></head>');
        const head = `${injected.replace(/<\/?head>/g, '')}<link rel="stylesheet" href="/src/styles/fonts.css">`;
        const assets = { head, script: '<script type="module" src="/src/entry-client.tsx"></script>' };
        return { status: sink.status, social: sink.social, body: htmlDocument({ markup, structuredData, hydration, assets }) };
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    routes: async () => (await load()).entries,
    close: () => vite.close(),
  };
}
