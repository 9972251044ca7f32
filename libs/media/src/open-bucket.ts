import type { BucketConfig } from './bucket-config.ts';
import { driveStore } from './drive-store.ts';
import type { MediaStore } from './media-store.ts';

/** A store in an S3-compatible bucket. The client is only loaded where it is used. */
export async function openBucket(config: BucketConfig): Promise<MediaStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return driveStore(
    new S3Driver({
      bucket: config.S3_BUCKET!,
      region: config.S3_REGION,
      visibility: 'private',
      supportsACL: false,
      credentials: { accessKeyId: config.S3_KEY_ID!, secretAccessKey: config.S3_SECRET! },
      ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
      // Compatible services don't all know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    { atomic: true },
  );
}
