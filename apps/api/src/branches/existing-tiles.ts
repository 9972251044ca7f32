import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Branch } from '@umkreis/contract/branch.ts';

/** Overlay and floor tiles only where they were put into the data folder; a map must not ask for what is not there. */
export function withExistingTiles(branch: Branch, dataDir: string): Branch {
  const existing = (tiles: string | null) => (tiles && existsSync(path.join(dataDir, tiles)) ? tiles : null);
  return {
    ...branch,
    rasterOverlay: existing(branch.rasterOverlay),
    levels: branch.levels.map((level) => ({ ...level, layerPath: existing(level.layerPath) })),
  };
}
