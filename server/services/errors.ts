/** What was sent can't be read as what it should be: 400. `fields` holds a message for each field. */
export class InputError extends Error {
  override name = 'InputError';
  constructor(readonly fields: Record<string, string>) {
    super(Object.values(fields).join(' '));
  }
}

/** What was sent is well formed and against a rule of the product: 422. */
export class ValidationError extends Error {
  override name = 'ValidationError';
  constructor(readonly fields: Record<string, string>) {
    super(Object.values(fields).join(' '));
  }
}
