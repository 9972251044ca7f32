import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { TileArea } from '@umkreis/contract/branch.ts';

/**
 * Zooms and bounds of tiles `{z}/{x}/{y}.png` in a folder, so that maps request no missing ones.
 * @returns null if the folder has no tiles
 */
export function tileAreaOf(folder: string): TileArea | null {
  const zooms = numbersIn(folder);
  const maxZoom = zooms.at(-1);
  if (maxZoom === undefined) return null;
  const columns = numbersIn(path.join(folder, String(maxZoom)));
  const rows = columns.flatMap((x) => numbersIn(path.join(folder, String(maxZoom), String(x))));
  if (rows.length === 0) return null;
  const [top, bottom] = rows.reduce(([low, high], y) => [Math.min(low, y), Math.max(high, y)], [Infinity, -Infinity]);
  const tiles = 2 ** maxZoom;
  const longitude = (x: number) => (x / tiles) * 360 - 180;
  const latitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI;
  return {
    minZoom: zooms[0]!,
    maxZoom,
    bounds: [longitude(columns[0]!), latitude(bottom! + 1), longitude(columns.at(-1)! + 1), latitude(top!)],
  };
}

/** Folders and files with numbers as names, without file extension, ascending. */
function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder)
      .flatMap((name) => (/^\d{1,8}(?:\.png)?$/.test(name) ? [Number.parseInt(name, 10)] : []))
      .toSorted((a, b) => a - b);
  } catch {
    return [];
  }
}
