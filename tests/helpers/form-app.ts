import Fastify from 'fastify';
import type { InjectOptions } from 'fastify';
import { addErrors } from '../../server/plugins/errors.ts';
import { addSameOrigin } from '../../server/plugins/same-origin.ts';
import type { FormName, RenderForm } from '../../server/routes/form-post.ts';
import { createSubmissionLimit } from '../../server/routes/form-post.ts';
import { contactRoutes } from '../../server/routes/contact.ts';
import { inboxRoutes } from '../../server/routes/inbox.ts';
import { newsletterLinkRoutes } from '../../server/routes/newsletter-links.ts';
import { newsletterRoutes } from '../../server/routes/newsletter.ts';
import { openForms, publicUrl } from './forms.ts';

export type RenderedForm = { path: string; status: number; form: { name: FormName; values: Record<string, string>; errors: Record<string, string> } };

/** The routes of both forms on a real store; a page with a form is answered as the form's JSON, under `x-page`. */
export async function openFormApp(dataDir: string, { perAddress = 30, smtpUrl }: { perAddress?: number; smtpUrl?: string } = {}) {
  const forms = await openForms(dataDir, { smtpUrl });
  const app = Fastify();
  addErrors(app);
  addSameOrigin(app, { publicUrl });
  const inject = (options: InjectOptions) => app.inject({ ...options, headers: { origin: publicUrl, ...options.headers } });
  const renderForm: RenderForm = async (reply, page) => reply.code(page.status).header('x-page', page.path).send(page);
  const limit = () => createSubmissionLimit(forms.clock, perAddress);
  await contactRoutes(app, { ...forms, limit: limit(), renderForm });
  await newsletterRoutes(app, { ...forms, limit: limit(), renderForm });
  await newsletterLinkRoutes(app, forms);
  await inboxRoutes(app, {
    ...forms,
    async requireStaff(request, reply) {
      if (request.headers.cookie !== 'staff') await reply.code(401).send({ error: 'Sign in first', code: 'signed-out' });
    },
  });
  return {
    /** As any program calls. */
    app,
    forms,
    /** As a page of the site calls. */
    inject,
    async close() {
      await app.close();
      await forms.close();
    },
    /** Sends as a browser without script does. */
    submit: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, payload: new URLSearchParams(fields).toString() }),
  };
}
