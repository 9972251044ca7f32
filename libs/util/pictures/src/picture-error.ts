/** Why a file is rejected: unsupported type, damaged content, too large, too small, or an SVG that cannot be drawn. */
export type PictureErrorReason = 'type' | 'broken' | 'pixels' | 'small' | 'svg';

export class PictureError extends Error {
  readonly reason: PictureErrorReason;

  constructor(reason: PictureErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
