import { readBucketConfig } from '@umkreis/object-storage/bucket-config.ts';
import { openReleaseBucket } from '@umkreis/releases/release-bucket.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Opens the store configured by RELEASES_….
 * @param folder of the releases on this machine
 * @throws Error that names all invalid variables
 */
export async function openReleaseStore(folder: string, env = process.env): Promise<ReleaseStore> {
  const config = readBucketConfig('RELEASES', env);
  return config.STORE === 'disk' ? folderStore(folder) : bucketStore(await openReleaseBucket(config), folder);
}
