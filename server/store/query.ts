import type { ListQuery } from './store.ts';

/** True when every given field of `where` equals the document's; fields that are undefined ask for nothing. */
export function matches<T extends object>(document: T, where: Partial<T> = {}): boolean {
  return Object.entries(where).every(([field, value]) => value === undefined || document[field as keyof T] === value);
}

/** The order of a list: by the sort field, absent values first, then by id. */
export function comparing<T extends { id: string }>(query: ListQuery<T>): (left: T, right: T) => number {
  const { sort } = query;
  const direction = query.descending ? -1 : 1;
  return (left, right) => direction * ((sort ? compare(left[sort], right[sort]) : 0) || compare(left.id, right.id));
}

/** The values of a group of unique fields as one string, or undefined when one of them is absent. */
export function uniqueKey(document: object, group: readonly string[]): string | undefined {
  const values = group.map((field) => (document as Record<string, unknown>)[field]);
  return values.includes(undefined) ? undefined : JSON.stringify(values);
}

/** The field that stands for a group in a plain unique index, where absent values would clash. */
export function uniqueField(group: readonly string[]): string {
  return `unique_${group.join('_')}`;
}

function compare(left: unknown, right: unknown): number {
  if (left === right) return 0;
  if (left === undefined) return -1;
  if (right === undefined) return 1;
  return (left as string | number) < (right as string | number) ? -1 : 1;
}
