import { bucketAddress } from './bucket-address.ts';
import { readBucketConfig, type BucketConfig, type BucketOf } from './bucket-config.ts';
import { bucketProblem, type BucketProblem } from './bucket-problem.ts';
import { openS3Client, type BucketTimeouts } from './s3-client.ts';

/** A bucket that does not respond is noticed within 10 s, with the interval of `BucketWatch`. */
const TIMEOUTS: BucketTimeouts = { connectMs: 3000, idleMs: 4000, requestMs: 5000, attempts: 1 };

/**
 * Whether a bucket exists and accepts the key (HeadBucket, which needs the right to list it).
 * @returns undefined if so
 */
export async function checkBucket(config: BucketConfig): Promise<BucketProblem | undefined> {
  const { HeadBucketCommand } = await import('@aws-sdk/client-s3');
  const client = await openS3Client(config, TIMEOUTS);
  try {
    await client.send(new HeadBucketCommand({ Bucket: config.S3_BUCKET! }));
    return undefined;
  } catch (error) {
    return bucketProblem(error);
  } finally {
    client.destroy();
  }
}

/** Tries the configured bucket. @returns a sentence if it fails; undefined too for files on disk */
export async function checkConfiguredBucket(of: BucketOf, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const config = readBucketConfig(of, env);
  const problem = config.STORE === 's3' ? await checkBucket(config) : undefined;
  if (!problem) return undefined;
  const { host, bucket } = bucketAddress(config);
  return `The bucket of the ${of.toLowerCase()} ${problem.text} (${problem.code}): ${bucket} at ${host}.`;
}
