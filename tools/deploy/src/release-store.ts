import type { Surface } from '@umkreis/contract/boot.ts';
import { readBucketConfig } from '@umkreis/media/bucket-config.ts';
import { openBucket } from '@umkreis/media/open-bucket.ts';
import { pullReleases, pushSurface } from '@umkreis/media/release-bucket.ts';
import { readPointers } from './ground/pointers.ts';

/** Where releases go beside the folder that is worked on. */
export interface ReleaseStore {
  /** Before anything is done: the folder says what is live. */
  pull(): Promise<void>;
  /** After a surface's pointer has moved. */
  push(surface: Surface): Promise<void>;
}

/**
 * The store that RELEASES_… name; a folder that edges share needs nothing more than to be written.
 * @param folder of the releases
 * @throws Error that names every faulty variable at once
 */
export async function openReleaseStore(folder: string, env = process.env): Promise<ReleaseStore> {
  const config = readBucketConfig('RELEASES', env);
  if (config.STORE === 'disk') return { pull: async () => {}, push: async () => {} };
  const store = await openBucket(config);
  return {
    async pull() {
      await pullReleases({ store, folder });
    },
    async push(surface) {
      const pointer = (await readPointers(folder))[surface];
      if (pointer) await pushSurface({ store, folder }, surface, pointer);
    },
  };
}
