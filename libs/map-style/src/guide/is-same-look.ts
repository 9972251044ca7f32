import type { GuideLayerOptions } from './guide-options.ts';

/** Whether layers are made alike, whichever places of a large branch are asked for: filters and tiles tell that. */
export const isSameLook = (one: GuideLayerOptions, other: GuideLayerOptions): boolean =>
  one === other || lookOf(one) === lookOf(other);

const lookOf = ({ itemTiles, ...options }: GuideLayerOptions): string =>
  JSON.stringify([options, itemTiles ? itemTiles.colors : null]);
