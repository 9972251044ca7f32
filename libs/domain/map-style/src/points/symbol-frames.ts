import type { SymbolType } from './image-id.ts';

/** [width, height] in px of the map */
type Size = readonly [width: number, height: number];

export interface SymbolFrame {
  /** Size of the disc, pin or glyph */
  artwork: Size;
  /** Size of the whole image, including shadow or glow */
  image: Size;
}

const disc: SymbolFrame = { artwork: [40, 40], image: [48, 48] };

/**
 * Sizes of the specification. Images have twice the density of the map: icon-size 0.5 shows them at their original
 * size.
 */
export const symbolFrames: Readonly<Record<SymbolType, SymbolFrame>> = {
  circle: disc,
  nosymbol: disc,
  icon: disc,
  selected: { artwork: [54, 74], image: [64, 88] },
  event: { artwork: [40, 40], image: [68, 68] },
};
