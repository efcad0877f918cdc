/** R049: a pipe in a title is replaced by a space. */
export function plainTitle(title: string): string {
  return title.replaceAll('|', ' ');
}
