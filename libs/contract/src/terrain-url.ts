/**
 * Where heights come from: tiles `https://…/{z}/{x}/{y}.png` or an archive `….pmtiles`, of terrarium PNG. An archive of
 * the product's own lies below /basemap/.
 */
export const terrainUrlPattern =
  /^(?:https?:\/\/[^/\s]+\/\S*\{z\}\S*\{[xy]\}\S*\{[xy]\}\S*|https?:\/\/[^/\s]+\/\S+\.pmtiles|\/basemap\/[\w-]+\.pmtiles)$/;

export const isTerrainArchive = (url: string): boolean => url.endsWith('.pmtiles');

/** Zoom to which tiles are asked for where no archive says it: ground of about 25 m in the middle latitudes. */
export const TERRAIN_ZOOM = 12;
