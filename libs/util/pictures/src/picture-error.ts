/** Why a file is rejected: unsupported type, damaged content, too large or too small. */
export type PictureErrorReason = 'type' | 'broken' | 'pixels' | 'small';

export class PictureError extends Error {
  readonly reason: PictureErrorReason;

  constructor(reason: PictureErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
