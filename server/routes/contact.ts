import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consentWording } from '../../src/content/consent.ts';
import { contact } from '../../src/content/contact.ts';
import { inquiryMessages } from '../../src/content/messages.ts';
import { paths } from '../../src/paths.ts';
import type { ApiError } from '../../src/shared/api-error.ts';
import { fieldMessages } from '../../src/shared/api-error.ts';
import { InquirySchema } from '../../src/shared/inquiry.ts';
import type { Inquiries } from '../services/inquiries.ts';
import type { Newsletter } from '../services/newsletter.ts';
import type { Spam } from '../services/spam.ts';
import { StoreUnavailableError } from '../store/store.ts';
import type { RenderForm, SubmissionLimit } from './form-post.ts';
import { circumstances, formScope, longestBody, typedText, wantsPage } from './form-post.ts';

type Dependencies = { inquiries: Inquiries; newsletter: Newsletter; spam: Spam; limit: SubmissionLimit; renderForm: RenderForm };

/** D05: POST /api/contact, in JSON or from a browser without script, and the time token of both forms. */
export async function contactRoutes(app: FastifyInstance, { inquiries, newsletter, spam, limit, renderForm }: Dependencies) {
  function refuse(request: FastifyRequest, reply: FastifyReply, status: number, problem: ApiError) {
    if (!wantsPage(request)) return reply.code(status).send(problem);
    const form = { name: 'contact', values: typedText(request.body, fieldNames), errors: problem.fields ?? { form: problem.error } } as const;
    return renderForm(reply, { path: paths.contact, status: status === 400 ? 422 : status, form });
  }

  await formScope(app, (scope) => {
    scope.get('/api/form-token', async () => ({ token: spam.issueToken() }));

    scope.post('/api/contact', { bodyLimit: longestBody }, async (request, reply) => {
      const parsed = InquirySchema.safeParse(request.body);
      if (!parsed.success) return refuse(request, reply, 400, { error: inquiryMessages.errorSummary, code: 'invalid', fields: fieldMessages(parsed.error.issues) });
      const excess = limit.take(request.ip);
      if (excess) {
        const { retryAfter, ...problem } = excess;
        return refuse(request, reply.header('retry-after', retryAfter), 429, problem);
      }
      const from = circumstances(request);
      try {
        await inquiries.submit(parsed.data, from);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        return refuse(request, reply, 503, { error: inquiryMessages.failed, code: 'unavailable' });
      }
      // The inquiry is kept; a box beside it must not turn that into a failure.
      if (parsed.data.consent) {
        const consent = { page: paths.contact, wording: consentWording.contact, ticked: true };
        await newsletter.subscribe(parsed.data.email, consent, from).catch((error: unknown) => request.log.error({ err: error }, 'A consent was not kept'));
      }
      return wantsPage(request) ? reply.redirect(`${paths.contact}?sent=1`, 303) : { message: `${contact.sent.title} ${contact.sent.text}` };
    });
  });
}

const fieldNames = Object.keys(InquirySchema.in.shape);
