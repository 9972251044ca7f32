import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { driveStore } from './drive-store.ts';
import { readMediaConfig, type MediaConfig } from './media-config.ts';
import type { MediaStore } from './media-store.ts';
import { openBucket } from './open-bucket.ts';

/** Folder of the disk store in the data folder. */
export const mediaFolder = (dataDir: string) => path.join(dataDir, 'media');

/** Opens the configured store. */
export async function openMediaStore(dataDir: string, config: MediaConfig = readMediaConfig()): Promise<MediaStore> {
  if (config.STORE === 's3') return openBucket(config);
  const { FSDriver } = await import('flydrive/drivers/fs');
  await mkdir(mediaFolder(dataDir), { recursive: true });
  return driveStore(new FSDriver({ location: mediaFolder(dataDir), visibility: 'public' }), { atomic: false });
}
