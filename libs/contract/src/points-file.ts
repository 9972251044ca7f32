import type { Boot } from './boot.ts';

/** Name of the places as points of the map, below /json/, that were made with a snapshot. */
export const pointsFileOf = (basemapFileName: string): string => basemapFileName.replace('basemap-items-', 'points-');

/** Whether the places come as tiles, as far as the page was told: an older API says nothing. */
export const isServedTiled = ({ branch, main }: Pick<Boot, 'branch' | 'main'>): boolean =>
  (branch ? branch.isTiled : main.isTiled) ?? false;

/** Name of that file as the page was served with it; null where places come as tiles, and from an older API. */
export const servedPointsFile = ({ branch, main }: Pick<Boot, 'branch' | 'main'>): string | null =>
  (branch ? branch.pointsFileName : main.pointsFileName) ?? null;
