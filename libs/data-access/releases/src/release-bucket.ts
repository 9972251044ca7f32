import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketConfig } from '@umkreis/object-storage/bucket-config.ts';
import { bucketProblem, type BucketProblem } from '@umkreis/object-storage/bucket-problem.ts';
import { bucketTimeouts, openS3Client, type BucketTimeouts } from '@umkreis/object-storage/s3-client.ts';

export interface ReleaseTimeouts extends BucketTimeouts {
  /** Until a pointer is read, ms. A pointer is small: a bucket that takes longer is unavailable. */
  pointerMs: number;
}

const releaseTimeouts: ReleaseTimeouts = { ...bucketTimeouts, pointerMs: 5000 };

export interface BucketObject {
  key: string;
  bytes: number;
  /** When it was written. */
  changedAt: Date;
}

/**
 * The operations that releases need of an S3-compatible bucket; all calls have timeouts, see `BucketTimeouts`.
 */
export interface ReleaseBucket {
  /**
   * @param timeoutMs of the whole call; omitted: that of the client
   * @returns undefined if there is no such object
   */
  read(key: string, timeoutMs?: number): Promise<{ content: Buffer; etag: string } | undefined>;
  write(key: string, content: Buffer): Promise<void>;
  /**
   * Writes if the object has not changed: `If-Match` with the ETag, `If-None-Match: *` if there was none (RFC
   * 9110, sections 13.1.1 and 13.1.2). A service without support for these headers writes anyway: see
   * `replacePointer`.
   * @param etag of what was read; null: there was nothing
   * @returns false if the object has changed
   */
  replace(key: string, content: Buffer, etag: string | null): Promise<boolean>;
  /** All objects whose key starts with the prefix, sorted by key. */
  list(prefix: string): Promise<BucketObject[]>;
  /** Deleting a missing object is not an error. */
  delete(key: string): Promise<void>;
  /** Timeout of reading a pointer, ms */
  readonly pointerMs: number;
  /** Aborts running calls with an error; no further calls are allowed. */
  close(): void;
}

/** Statuses of a failed condition: by RFC 9110, during another write, and for If-Match on a deleted object. */
const CONDITION_FAILED = new Set([412, 409, 404]);
/** The service does not support conditional writes. */
const NOT_IMPLEMENTED = 501;

/** Opens the configured bucket; nothing is read yet. @param timeouts that differ from those of production */
export async function openReleaseBucket(
  config: BucketConfig,
  timeouts: Partial<ReleaseTimeouts> = {},
): Promise<ReleaseBucket> {
  const s3 = await import('@aws-sdk/client-s3');
  const { pointerMs, ...ofClient } = { ...releaseTimeouts, ...timeouts };
  const client: S3Client = await openS3Client(config, ofClient);
  const Bucket = config.S3_BUCKET!;
  const closing = new AbortController();
  const requestOptions = (timeoutMs?: number) => ({
    abortSignal:
      timeoutMs === undefined ? closing.signal : AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
  });
  const putObject = (key: string, content: Buffer, condition = {}) =>
    client.send(
      new s3.PutObjectCommand({ Bucket, Key: key, Body: content, ContentLength: content.length, ...condition }),
      requestOptions(),
    );
  const write = async (key: string, content: Buffer) => {
    await putObject(key, content).catch((error: unknown) => Promise.reject(namedError(error, key)));
  };

  return {
    async read(key, timeoutMs) {
      const { abortSignal } = requestOptions(timeoutMs);
      try {
        const response = await client.send(new s3.GetObjectCommand({ Bucket, Key: key }), { abortSignal });
        const content = Buffer.from((await response.Body?.transformToByteArray()) ?? []);
        return { content, etag: response.ETag ?? '' };
      } catch (error) {
        if (statusOf(error) === 404 && !isOfBucket(error)) return undefined;
        throw namedError(abortSignal.aborted ? abortSignal.reason : error, key, timeoutMs);
      }
    },
    write,
    async replace(key, content, etag) {
      try {
        await putObject(key, content, etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag });
      } catch (error) {
        const status = statusOf(error);
        if (status !== undefined && CONDITION_FAILED.has(status) && !isOfBucket(error)) return false;
        if (status !== NOT_IMPLEMENTED) throw namedError(error, key);
        await write(key, content);
      }
      return true;
    },
    async list(prefix) {
      const found: BucketObject[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client
          .send(new s3.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }), requestOptions())
          .catch((error: unknown) => Promise.reject(namedError(error, prefix)));
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          found.push({ key: Key, bytes: Size, changedAt: LastModified });
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return found;
    },
    async delete(key) {
      await client
        .send(new s3.DeleteObjectCommand({ Bucket, Key: key }), requestOptions())
        .catch((error: unknown) => Promise.reject(namedError(error, key)));
    },
    pointerMs,
    close: () => closing.abort(),
  };
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Whether the bucket itself is missing, i.e. its name is wrong. */
const isOfBucket = (error: unknown) => (error as Error).name === 'NoSuchBucket';

/** The bucket did not respond or returned an error; the message names the key. */
export class BucketUnavailable extends Error {
  readonly problem: BucketProblem = bucketProblem(this);
}

/** Adds the object's key, which is missing in the library's errors. */
function namedError(error: unknown, key: string, timeoutMs?: number): BucketUnavailable {
  const { name, message } = error as Error;
  const isLate = name === 'AbortError' || name === 'TimeoutError';
  const reason = isLate
    ? `no answer${timeoutMs === undefined ? '' : ` within ${timeoutMs / 1000} s`}`
    : message || name;
  return new BucketUnavailable(`The bucket does not give or take ${key}: ${reason}`, { cause: error });
}
