import path from 'node:path';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { readPointers } from '@umkreis/releases/local-pointers.ts';
import { isWhole, sourcesOf } from './release-files.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

/** The state of a surface's live release compared to the sources of this workspace. */
export interface ReleaseState {
  surface: Surface;
  /** Undefined if the surface was never released. */
  version?: string;
  /** Whether its files exist. */
  isWhole: boolean;
  /** Whether it was built from other than the current sources. */
  isOlder: boolean;
  /** Version of an active canary. */
  canary?: string;
}

/** @param dataDir contains the releases, which are only read */
export async function releaseStates(dataDir: string): Promise<ReleaseState[]> {
  const folder = path.join(dataDir, 'releases');
  const pointers = await readPointers(folder);
  return Promise.all(
    surfaces.map(async (surface) => {
      const { current: version, canary } = pointers[surface] ?? {};
      if (!version) return { surface, isWhole: false, isOlder: false };
      const files = path.join(folder, surface, version);
      const whole = await isWhole(files);
      return {
        surface,
        version,
        isWhole: whole,
        isOlder: whole && (await sourcesOf(files)) !== (await sourceFingerprint(surface)),
        canary: canary?.version,
      };
    }),
  );
}
