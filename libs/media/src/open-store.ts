import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { driveStore } from './drive-store.ts';
import { readMediaConfig, type MediaConfig } from './media-config.ts';
import type { MediaStore } from './media-store.ts';

/** Folder of the disk store in the data folder. */
export const mediaFolder = (dataDir: string) => path.join(dataDir, 'media');

/** The store that the configuration names. The S3 client is only loaded where it is used. */
export async function openMediaStore(dataDir: string, config: MediaConfig = readMediaConfig()): Promise<MediaStore> {
  if (config.MEDIA_STORE === 'disk') {
    const { FSDriver } = await import('flydrive/drivers/fs');
    await mkdir(mediaFolder(dataDir), { recursive: true });
    return driveStore(new FSDriver({ location: mediaFolder(dataDir), visibility: 'public' }), { atomic: false });
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  return driveStore(
    new S3Driver({
      bucket: config.MEDIA_S3_BUCKET!,
      region: config.MEDIA_S3_REGION,
      visibility: 'private',
      supportsACL: false,
      credentials: { accessKeyId: config.MEDIA_S3_KEY_ID!, secretAccessKey: config.MEDIA_S3_SECRET! },
      ...(config.MEDIA_S3_ENDPOINT && { endpoint: config.MEDIA_S3_ENDPOINT, forcePathStyle: true }),
      // Compatible services don't all know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    { atomic: true },
  );
}
