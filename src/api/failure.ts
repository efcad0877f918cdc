import type { ApiError } from '../shared/api-error.ts';
import { HttpError, request } from './client.ts';

/** A call that was refused or never arrived. `message` is the specification's, `reason` says what to do. */
export class CallFailure extends Error {
  override name = 'CallFailure';
  constructor(
    message: string,
    readonly reason: string,
    /** 0 when no answer came. */
    readonly status: number,
    readonly fields: Readonly<Record<string, string>> = {},
    /** The newer version, where somebody else was faster. */
    readonly current?: unknown,
  ) {
    super(message);
  }
}

/** Sends JSON and reads the answer. Throws CallFailure with `message` on anything but a 2xx. */
export async function callJson<T>(message: string, url: string, init: { method: string; body?: unknown; revision?: number }): Promise<T> {
  try {
    const response = await request(url, {
      method: init.method,
      headers: {
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...(init.revision !== undefined && { 'if-match': `"${init.revision}"` }),
      },
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    });
    return (await response.json()) as T;
  } catch (error) {
    throw failureOf(message, error);
  }
}

/** Any error of a call as a CallFailure. */
export function failureOf(message: string, error: unknown): CallFailure {
  if (!(error instanceof HttpError)) return new CallFailure(message, unreachable, 0);
  const body = readBody(error.body);
  return new CallFailure(message, body.error ?? error.message, error.status, body.fields, body.current);
}

/** What `reason` says when no answer came. */
export const unreachable = 'The server can’t be reached. Check the connection, then try again.';

function readBody(body: string): Partial<ApiError> & { current?: unknown } {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
