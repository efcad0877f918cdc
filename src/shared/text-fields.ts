import { z } from 'zod';

/** One line of text as people type it: trimmed, no control characters, no broken characters. */
export function line(max: number, message: string) {
  return z.string({ error: message }).trim().min(1, message).max(max, { error: tooLong }).refine(isOneLine, { error: message });
}

/** Text of several lines; line ends become `\n`. */
export function paragraphs(max: number, message: string) {
  return z
    .string({ error: message })
    .transform((value) => value.replace(/\r\n?|[\u2028\u2029]/g, '\n').trim())
    .pipe(z.string().min(1, message).max(max, { error: tooLong }).refine((value) => isOneLine(value.replace(/[\n\t]/g, ' ')), { error: 'Type it again without control characters' }));
}

/** Makes a field optional: an empty one counts as absent, as an untouched form field is sent. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());
}

/** A tick box: true or false in JSON, `on` in a form's own encoding, absent when unticked. */
export function tick(message: string) {
  return optional(z.union([z.boolean(), z.enum(['on', 'true']).transform(() => true)], { error: message }));
}

/** The same object without the fields that are undefined. */
export function withoutAbsent<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
}

/** One address and nothing else: no list, no comment, no display name, nothing that ends a header line. */
export const oneAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u;

const unsafe = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

function isOneLine(value: string): boolean {
  return !unsafe.test(value);
}

function tooLong(issue: { input?: unknown; maximum?: unknown }): string {
  const length = typeof issue.input === 'string' ? issue.input.length : 0;
  return `Shorten this to ${String(issue.maximum)} characters; it has ${length}`;
}
