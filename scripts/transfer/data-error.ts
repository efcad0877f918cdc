/** What stands in the way, in words for the person at the console. */
export class DataError extends Error {
  override name = 'DataError';
}
