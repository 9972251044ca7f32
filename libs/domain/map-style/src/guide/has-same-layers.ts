import type { GuideLayerOptions } from './guide-options.ts';

/**
 * Whether two options create the same layers, regardless of the query of a large branch, which only changes filters
 * and tiles.
 */
export const isSameLook = (one: GuideLayerOptions, other: GuideLayerOptions): boolean =>
  one === other || lookOf(one) === lookOf(other);

const lookOf = ({ itemTiles, ...options }: GuideLayerOptions): string =>
  JSON.stringify([options, itemTiles ? itemTiles.colors : null]);
