import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BranchConfig } from '@umkreis/branches/config/branch-config.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { isUploadedLogo, logoFile } from './store-logo.ts';
import { tileAreaOf } from './tile-area.ts';

/** Where overlay and floor tiles exist, by path. */
function tileAreasOf({ rasterOverlay, levels }: Pick<Branch, 'rasterOverlay' | 'levels'>, dataDir: string) {
  const areas: NonNullable<Branch['tileAreas']> = {};
  for (const tiles of [rasterOverlay, ...levels.map(({ layerPath }) => layerPath)]) {
    const area = tiles && tileAreaOf(path.join(dataDir, tiles));
    if (area) areas[tiles] = area;
  }
  return areas;
}

/**
 * Keeps overlay, floor tiles and uploaded logos only if they are in the data folder, so that maps do not request
 * missing files.
 */
export function withExistingFiles(branch: Branch, config: BranchConfig, dataDir: string): Branch {
  const existing = (tiles: string | null) => (tiles && existsSync(path.join(dataDir, tiles)) ? tiles : null);
  const logo = (name: string | null, configured: string | null) =>
    name && isUploadedLogo(name) && !existsSync(logoFile(dataDir, name)) ? configured : name;
  const rasterOverlay = existing(branch.rasterOverlay);
  const levels = branch.levels.map((level) => ({ ...level, layerPath: existing(level.layerPath) }));
  return {
    ...branch,
    logo: logo(branch.logo, config.logo),
    menuButton: logo(branch.menuButton, config.menuButton),
    ...(branch.appPictures && {
      appPictures: branch.appPictures.filter((name) => existsSync(logoFile(dataDir, name))),
    }),
    inFrame: { ...branch.inFrame, logo: logo(branch.inFrame.logo, config.inFrame.logo) },
    rasterOverlay,
    levels,
    tileAreas: tileAreasOf({ rasterOverlay, levels }, dataDir),
  };
}
