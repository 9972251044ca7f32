/**
 * Source of terrain heights: tiles `https://…/{z}/{x}/{y}.png` or an archive `….pmtiles`, of terrarium PNG. The
 * product's own archive is stored below /basemap/.
 */
export const terrainUrlPattern =
  /^(?:https?:\/\/[^/\s]+\/\S*\{z\}\S*\{[xy]\}\S*\{[xy]\}\S*|https?:\/\/[^/\s]+\/\S+\.pmtiles|\/basemap\/[\w-]+\.pmtiles)$/;

export const isTerrainArchive = (url: string): boolean => url.endsWith('.pmtiles');

/** Maximum zoom of tiles if no archive states it: about 25 m resolution at middle latitudes. */
export const TERRAIN_ZOOM = 12;
