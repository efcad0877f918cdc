import type { FastifyInstance } from 'fastify';
import type { Clock } from '../services/clock.ts';
import { jsonFeed, rssFeed } from '../services/feeds.ts';
import type { Portfolio } from '../services/portfolio.ts';
import { sitemapXml } from '../services/sitemap.ts';
import type { RouteSummary } from '../ssr/renderer.ts';
import { site } from '../../src/content/site.ts';

type Dependencies = {
  publicUrl: string;
  routes: () => Promise<readonly RouteSummary[]>;
  portfolio: Portfolio;
  /** ISO day of the last change of each source module; empty when the build could not tell. */
  lastModified: Readonly<Record<string, string>>;
  clock: Clock;
};

/** What programs read: robots, sitemap, feeds, manifest, security contact. */
export function seoRoutes(app: FastifyInstance, { publicUrl, routes, portfolio, lastModified, clock }: Dependencies): void {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`));
  app.get('/sitemap.xml', async (_request, reply) => reply.type('application/xml; charset=utf-8').send(await sitemapXml({ publicUrl, routes: await routes(), portfolio, lastModified })));
  app.get('/feed.xml', (_request, reply) => reply.type('application/rss+xml; charset=utf-8').send(rssFeed(publicUrl)));
  app.get('/feed.json', (_request, reply) => reply.type('application/feed+json; charset=utf-8').send(jsonFeed(publicUrl)));
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').send({
      name: site.name,
      short_name: site.name,
      description: site.tagline,
      start_url: '/',
      display: 'browser',
      background_color: '#f7f5f0',
      theme_color: '#141d36',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  );
  app.get('/.well-known/security.txt', (_request, reply) => {
    // RFC 9116 asks for a date less than a year ahead.
    const expires = new Date(clock() + 180 * 86_400_000).toISOString().slice(0, 10);
    return reply.type('text/plain; charset=utf-8').send(`Contact: mailto:${site.legalEmail}\nExpires: ${expires}T00:00:00.000Z\nPreferred-Languages: en\nCanonical: ${publicUrl}/.well-known/security.txt\n`);
  });
}
