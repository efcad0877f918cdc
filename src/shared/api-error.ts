/** What every refused call answers on the wire. */
export type ApiError = {
  /** For a person: what happened and what to do. */
  error: string;
  /** For a program; stable. */
  code: string;
  /** Message of each field that needs another look, by the field's name. */
  fields?: Record<string, string>;
};

type Issue = { path: readonly PropertyKey[]; message: string };

/** The first message of each field, by the field's dotted name; issues of the body as a whole are left out. */
export function fieldMessages(issues: readonly Issue[]): Record<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = path.map(String).join('.');
    if (name && !messages.has(name)) messages.set(name, message);
  }
  return Object.fromEntries(messages);
}
