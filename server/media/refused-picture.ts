/** Why a picture isn't taken: too many bytes, a kind of file that isn't taken, or a content that can't be used. */
export type RefusalReason = 'size' | 'kind' | 'content';

/** The file is refused; the message is for the person who chose it and says what to do instead. */
export class RefusedPictureError extends Error {
  override name = 'RefusedPictureError';
  constructor(
    readonly reason: RefusalReason,
    /** For a program; stable. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
