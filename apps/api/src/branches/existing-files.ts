import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BranchConfig } from '@umkreis/branches/config/branch-config.ts';
import type { Branch } from '@umkreis/contract/branch.ts';
import { isUploadedLogo, logoFile } from './store-logo.ts';

/**
 * Keeps overlay, floor tiles and uploaded logos only if they are in the data folder, so that maps do not request
 * missing files.
 */
export function withExistingFiles(branch: Branch, config: BranchConfig, dataDir: string): Branch {
  const existing = (tiles: string | null) => (tiles && existsSync(path.join(dataDir, tiles)) ? tiles : null);
  const logo = (name: string | null, configured: string | null) =>
    name && isUploadedLogo(name) && !existsSync(logoFile(dataDir, name)) ? configured : name;
  return {
    ...branch,
    logo: logo(branch.logo, config.logo),
    menuButton: logo(branch.menuButton, config.menuButton),
    ...(branch.appPictures && {
      appPictures: branch.appPictures.filter((name) => existsSync(logoFile(dataDir, name))),
    }),
    inFrame: { ...branch.inFrame, logo: logo(branch.inFrame.logo, config.inFrame.logo) },
    rasterOverlay: existing(branch.rasterOverlay),
    levels: branch.levels.map((level) => ({ ...level, layerPath: existing(level.layerPath) })),
  };
}
