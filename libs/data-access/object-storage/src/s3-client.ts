import type { S3Client } from '@aws-sdk/client-s3';
import { recordCall } from '@umkreis/serving/trace/spans.ts';
import type { BucketConfig } from './bucket-config.ts';

/** Timeouts of one request to a bucket. */
export interface BucketTimeouts {
  /** Until the connection is open, ms */
  connectMs: number;
  /** Without a byte in either direction, ms */
  idleMs: number;
  /** Until the response starts, including the upload, ms */
  requestMs: number;
  /** Total attempts if the bucket does not respond or returns a server error */
  attempts: number;
}

/** A bucket that accepts connections but never responds costs at most attempts × idleMs. */
export const bucketTimeouts: BucketTimeouts = { connectMs: 3000, idleMs: 8000, requestMs: 120_000, attempts: 2 };

/** A client of an S3-compatible service with timeouts for all calls. The library is loaded lazily. */
export async function openS3Client(config: BucketConfig, timeouts: BucketTimeouts = bucketTimeouts): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: config.S3_REGION,
    credentials: {
      accessKeyId: config.S3_KEY_ID!,
      secretAccessKey: config.S3_SECRET!,
      ...(config.S3_SESSION_TOKEN && { sessionToken: config.S3_SESSION_TOKEN }),
    },
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT, forcePathStyle: true }),
    // Not all compatible services support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: timeouts.attempts,
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      socketTimeout: timeouts.idleMs,
      requestTimeout: timeouts.requestMs,
      throwOnRequestTimeout: true,
    },
  });
  client.middlewareStack.add(
    (next, { commandName = 'request' }) =>
      (input) =>
        recordCall(commandName.replace(/Command$/, ''), { 'rpc.system.name': 'aws-api' }, () => next(input)),
    { step: 'initialize', name: 'recordCall' },
  );
  return client;
}
