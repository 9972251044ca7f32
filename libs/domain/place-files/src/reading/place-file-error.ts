import type { PlaceFileFault } from '@umkreis/contract/place-file.ts';

/** A file that can't be read; its message is the fault. */
export class PlaceFileError extends Error {
  readonly fault: PlaceFileFault;

  constructor(fault: PlaceFileFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
