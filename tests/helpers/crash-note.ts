/** What the crash test writes: enough text to need more than one page of a store. */
export type CrashNote = { id: string; slug: string; text: string };

export const crashOptions = { unique: [['slug']], visible: true } as const;

export function crashNote(number: number, turn: number): CrashNote {
  return { id: `n${number}`, slug: `s${number}`, text: `${number}/${turn} `.repeat(400) };
}
