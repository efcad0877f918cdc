import type { FastifyInstance } from 'fastify';
import type { SocialCards } from '../services/social-cards.ts';

type Dependencies = {
  cards: SocialCards;
  /** Title and picture of the page at a path; undefined when there is none. */
  socialOf: (pathname: string) => Promise<{ title: string; picture: string } | undefined>;
};

/** `/og<path of the page>.jpg`; the home page's is /og/index.jpg. */
export function socialCardRoutes(app: FastifyInstance, { cards, socialOf }: Dependencies): void {
  app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const name = /^([a-z0-9/-]{1,200})\.jpg$/.exec(request.params['*'])?.[1];
    const social = name && (await socialOf(name === 'index' ? '/' : `/${name}`));
    const bytes = social && (await cards.card(social));
    if (!bytes) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(bytes);
  });
}
