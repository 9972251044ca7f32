import type { SymbolType } from './image-id.ts';

/** [width, height] in px of the map. */
type Size = readonly [width: number, height: number];

export interface SymbolFrame {
  /** What is drawn: disc, pin or glyph */
  artwork: Size;
  /** The whole image: the artwork with room for its shadow or glow */
  image: Size;
}

const disc: SymbolFrame = { artwork: [40, 40], image: [48, 48] };

/**
 * Sizes of the specification. Images are twice as dense as the map, so that icon-size 0.5 shows them at their own size.
 */
export const symbolFrames: Readonly<Record<SymbolType, SymbolFrame>> = {
  circle: disc,
  nosymbol: disc,
  icon: disc,
  selected: { artwork: [54, 74], image: [64, 88] },
  event: { artwork: [40, 40], image: [68, 68] },
};
