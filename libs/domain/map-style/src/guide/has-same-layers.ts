import type { GuideLayerOptions } from './guide-options.ts';

/**
 * Whether two options create the same layers, regardless of the address of the places, which only changes filters and
 * tiles.
 */
export const isSameLook = (one: GuideLayerOptions, other: GuideLayerOptions): boolean =>
  one === other || lookOf(one) === lookOf(other);

const lookOf = ({ placeTiles, ...options }: GuideLayerOptions): string =>
  JSON.stringify([options, Boolean(placeTiles)]);
