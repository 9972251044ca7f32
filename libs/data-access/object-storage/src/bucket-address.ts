import type { BucketConfig } from './bucket-config.ts';

/** Host and name of a bucket, for log lines. */
export const bucketAddress = ({ S3_ENDPOINT, S3_BUCKET, S3_REGION }: BucketConfig) => ({
  host: S3_ENDPOINT ? new URL(S3_ENDPOINT).host : `s3.${S3_REGION}.amazonaws.com`,
  bucket: S3_BUCKET,
});
