import type { Boot } from './boot.ts';

/** Name of a snapshot's file of map points, below /json/. */
export const pointsFileOf = (basemapFileName: string): string => basemapFileName.replace('basemap-items-', 'points-');

/** Whether the places are served as tiles according to the page's boot data; older APIs do not tell. */
export const isServedTiled = ({ branch, main }: Pick<Boot, 'branch' | 'main'>): boolean =>
  (branch ? branch.isTiled : main.isTiled) ?? false;

/** Name of the points file in the page's boot data; null if places are served as tiles, and for older APIs. */
export const servedPointsFile = ({ branch, main }: Pick<Boot, 'branch' | 'main'>): string | null =>
  (branch ? branch.pointsFileName : main.pointsFileName) ?? null;
