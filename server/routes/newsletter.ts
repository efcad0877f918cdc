import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentWording } from '../../src/content/consent.ts';
import { newsletterMessages } from '../../src/content/newsletter-messages.ts';
import { paths } from '../../src/paths.ts';
import type { ApiError } from '../../src/shared/api-error.ts';
import { fieldMessages } from '../../src/shared/api-error.ts';
import { pageField, subscribedParameter } from '../../src/shared/form-fields.ts';
import { NewsletterSchema } from '../../src/shared/newsletter.ts';
import type { Newsletter } from '../services/newsletter.ts';
import { StoreUnavailableError } from '../store/store.ts';
import type { RenderForm, SubmissionLimit } from './form-post.ts';
import { circumstances, formScope, longestBody, typedText, wantsPage } from './form-post.ts';
import { ownPath } from './own-path.ts';

type Dependencies = { newsletter: Newsletter; limit: SubmissionLimit; renderForm: RenderForm };

/** R289, D46: POST /api/newsletter, in JSON or from a browser without script. */
export async function newsletterRoutes(app: FastifyInstance, { newsletter, limit, renderForm }: Dependencies) {
  function refuse(request: FastifyRequest, reply: FastifyReply, status: number, problem: ApiError) {
    if (!wantsPage(request)) return reply.code(status).send(problem);
    const form = { name: 'newsletter', values: typedText(request.body, ['email']), errors: problem.fields ?? { form: problem.error } } as const;
    return renderForm(reply, { path: pageOf(request), status: status === 400 ? 422 : status, form });
  }

  await formScope(app, (scope) => {
    scope.post('/api/newsletter', { bodyLimit: longestBody }, async (request, reply) => {
      const parsed = NewsletterSchema.safeParse(request.body);
      if (!parsed.success) {
        const fields = fieldMessages(parsed.error.issues);
        return refuse(request, reply, 400, { error: fields['email'] ?? newsletterMessages.invalidEmail, code: 'invalid', fields });
      }
      const excess = limit.take(request.ip);
      if (excess) {
        const { retryAfter, ...problem } = excess;
        return refuse(request, reply.header('retry-after', retryAfter), 429, problem);
      }
      const { email, consent } = parsed.data;
      const page = pageOf(request);
      try {
        await newsletter.subscribe(email, { page, wording: consentWording.newsletter, ...(consent === undefined ? {} : { ticked: consent }) }, circumstances(request));
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        return refuse(request, reply, 503, { error: newsletterMessages.failed, code: 'unavailable' });
      }
      return wantsPage(request) ? reply.redirect(backTo(page), 303) : { message: newsletterMessages.success };
    });
  });
}

/** The page the form stands on: as the form says, else as the browser says. */
function pageOf(request: FastifyRequest): string {
  const { referer = '' } = request.headers;
  const named = typedText(request.body, [pageField])[pageField];
  return ownPath(named) ?? ownPath(URL.canParse(referer) ? new URL(referer).pathname : undefined) ?? paths.home;
}

function backTo(page: string): string {
  return `${page}${page.includes('?') ? '&' : '?'}${subscribedParameter}=1#newsletter`;
}
