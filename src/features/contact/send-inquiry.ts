import { errors as errorTexts } from '../../content/errors.ts';
import { inquiryMessages } from '../../content/messages.ts';
import type { ApiError } from '../../shared/api-error.ts';
import type { InquiryErrors } from './check-inquiry.ts';

/** Posts an inquiry as JSON. Resolves with undefined once it is kept, else with the messages: by field, or under `form`. Never rejects. */
export async function sendInquiry(body: Record<string, string | undefined>): Promise<InquiryErrors | undefined> {
  try {
    const response = await fetch('/api/contact', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (response.ok) return undefined;
    const { error, fields } = (await response.json().catch(() => ({}))) as Partial<ApiError>;
    if (fields && Object.keys(fields).length > 0) return fields;
    return { form: error ?? inquiryMessages.failed };
  } catch {
    return { form: navigator.onLine ? inquiryMessages.failed : errorTexts.offline.text };
  }
}
