/** Why a file is rejected: unsupported type, damaged content, too large or too small. */
export type PictureFault = 'type' | 'broken' | 'pixels' | 'small';

export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
