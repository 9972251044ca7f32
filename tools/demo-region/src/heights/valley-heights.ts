import { heightsArchive } from '@umkreis/osm-import/terrain/heights-archive.ts';
import { BEYOND_EAST, BEYOND_NORTH, height, toLonLat, toPoint } from '../shared/terrain.ts';

/** Steps of the stored heights, per metre: finer ones double the archive. */
const STEPS = 8;

/** A PMTiles archive of the invented valley's terrain: terrarium PNG of zoom 8 to 12. */
export const valleyHeights = (): Promise<Uint8Array> =>
  heightsArchive({
    bounds: [...toLonLat([-BEYOND_EAST, -BEYOND_NORTH]), ...toLonLat([BEYOND_EAST, BEYOND_NORTH])],
    minZoom: 8,
    maxZoom: 12,
    height: (position) => Math.round(height(toPoint(position)) * STEPS) / STEPS,
  });
