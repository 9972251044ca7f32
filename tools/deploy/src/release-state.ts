import path from 'node:path';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { readPointers } from '@umkreis/media/releases/local-pointers.ts';
import { isWhole, sourcesOf } from './release-files.ts';
import { sourceFingerprint } from './source-fingerprint.ts';

/** How the live release of a surface stands to the sources of this workspace. */
export interface ReleaseState {
  surface: Surface;
  /** Undefined when the surface was never released. */
  version?: string;
  /** Its files are there. */
  isWhole: boolean;
  /** It was built from other sources than those of now. */
  isOlder: boolean;
  /** A canary goes on beside it. */
  canary?: string;
}

/** @param dataDir whose releases are looked at; nothing is built or changed */
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
