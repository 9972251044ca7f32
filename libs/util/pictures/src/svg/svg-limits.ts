import type { PictureErrorReason } from '../picture-error.ts';

/** Limits of drawing an SVG. One with a width of 640 px takes 0.1 s and 20 MB. */
export const svgLimits = {
  /** Until the process that draws it is killed, with its start, ms */
  longestMs: 15_000,
  /** Memory of that process, which uses 80 MB to start, bytes */
  memoryBytes: 400e6,
};

/** Order of one drawing. */
export interface SvgOrder {
  bytes: Uint8Array;
  /** The drawing is fitted into it, px */
  box: { width: number; height: number };
  /** Drawings with a shorter side are rejected, px */
  smallestSide: number;
}
/** WebP, or why there is none. */
export type SvgAnswer = { bytes: Uint8Array } | { reason: PictureErrorReason; message: string };
