/** Id of a field of the inquiry, by its name: the summary's links lead to it. */
export function fieldId(name: string): string {
  return `inquiry-${name}`;
}
