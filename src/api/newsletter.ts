import { newsletterMessages } from '../content/newsletter-messages.ts';

/**
 * R289, R309–R312: posts an address and resolves with the message to show: the server's `error` field or the fixed
 * words on failure, the thank-you on success. Never rejects.
 */
export async function subscribe(fields: Record<string, string | undefined>): Promise<string> {
  try {
    const response = await fetch('/api/newsletter', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
    if (response.ok) return newsletterMessages.success;
    const answer = (await response.json().catch(() => ({}))) as { error?: string };
    return answer.error || newsletterMessages.failed;
  } catch (error) {
    return (error instanceof Error && error.message) || newsletterMessages.thrown;
  }
}
