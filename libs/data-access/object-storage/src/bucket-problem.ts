/** Why a bucket cannot be used. */
export interface BucketProblem {
  reason: 'missing' | 'rejected' | 'unreachable' | 'failed';
  /** Name of the service's or the system's error */
  code: string;
  /** HTTP status of the service; undefined: it did not respond */
  status?: number | undefined;
  /** What follows 'the bucket of the releases': no address, name or secret */
  text: string;
}

const texts: Readonly<Record<BucketProblem['reason'], string>> = {
  missing: 'does not exist',
  rejected: 'rejects the key',
  unreachable: 'does not respond',
  failed: 'returns an error',
};

/** The cause of an error of the S3 client, or of an error that has one as its cause. */
export function bucketProblem(error: unknown): BucketProblem {
  const {
    name = 'unknown',
    code,
    cause,
    $metadata,
  } = error as { name?: string; code?: unknown; cause?: unknown; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status === undefined && cause instanceof Error) return bucketProblem(cause);
  const reason = reasonOf(name, status);
  return {
    reason,
    code: typeof code === 'string' ? code : name,
    ...(status !== undefined && { status }),
    text: texts[reason],
  };
}

/** @param status undefined: the service did not respond */
function reasonOf(name: string, status: number | undefined): BucketProblem['reason'] {
  if (status === undefined) return 'unreachable';
  // A response to HEAD has no body that names the error.
  if (name === 'NoSuchBucket' || (name === 'NotFound' && status === 404)) return 'missing';
  return status === 401 || status === 403 ? 'rejected' : 'failed';
}
