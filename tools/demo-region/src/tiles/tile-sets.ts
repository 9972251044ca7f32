import { mallFloors } from './mall-floors.ts';
import { overlays } from './overlays.ts';
import type { TileSet } from './write-tiles.ts';

/** All raster tiles of the demonstration. */
export const tileSets: readonly TileSet[] = [...mallFloors, ...overlays];
