import type { Boot } from './boot.ts';

/** Name of a snapshot's archive of places as vector tiles, below /json/. */
export const placesArchiveOf = (basemapFileName: string): string =>
  basemapFileName.replace('basemap-items-', 'places-').replace(/\.json$/, '.pmtiles');

/** Name of the snapshot with which an archive was generated. */
export const snapshotOfArchive = (archive: string): string =>
  archive.replace('places-', 'basemap-items-').replace(/\.pmtiles$/, '.json');

/** Whether the API serves the places as tiles according to the page's boot data; older APIs do not tell. */
export const isServedTiled = ({ branch, main }: Pick<Boot, 'branch' | 'main'>): boolean =>
  (branch ? branch.isTiled : main.isTiled) ?? false;

/** Name of the archive in the page's boot data; null if the API serves the places, and for older APIs. */
export const servedPlacesArchive = ({ branch, main }: Pick<Boot, 'branch' | 'main'>): string | null =>
  (branch ? branch.placesArchive : main.placesArchive) ?? null;
