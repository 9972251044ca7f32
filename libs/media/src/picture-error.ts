/** Why a file is refused: its type is not taken, its content is damaged, or it is larger or smaller than allowed. */
export type PictureFault = 'type' | 'broken' | 'pixels' | 'small';

export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
