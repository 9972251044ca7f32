import type { BucketConfig } from './bucket-config.ts';
import { driveStore } from './drive-store.ts';
import type { MediaStore } from './media-store.ts';
import { bucketTimeouts, openS3Client } from './s3-client.ts';

/** A store in an S3-compatible bucket. The client library is loaded lazily; nothing is read yet. */
export async function openBucket(config: BucketConfig, timeouts = bucketTimeouts): Promise<MediaStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return driveStore(
    new S3Driver({
      client: await openS3Client(config, timeouts),
      bucket: config.S3_BUCKET!,
      visibility: 'private',
      supportsACL: false,
    }),
    { atomic: true },
  );
}
