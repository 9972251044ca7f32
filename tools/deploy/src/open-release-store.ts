import { readBucketConfig } from '@umkreis/media/bucket-config.ts';
import { openReleaseBucket } from '@umkreis/media/releases/release-bucket.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * The store that RELEASES_… name.
 * @param folder of the releases on this machine
 * @throws Error that names every faulty variable at once
 */
export async function openReleaseStore(folder: string, env = process.env): Promise<ReleaseStore> {
  const config = readBucketConfig('RELEASES', env);
  return config.STORE === 'disk' ? folderStore(folder) : bucketStore(await openReleaseBucket(config), folder);
}
