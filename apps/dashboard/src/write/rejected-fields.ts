import { ApiError } from '@umkreis/api-client/api-error.ts';

/** Paths within the request body that the API has rejected, such as `seasons/0/begins`. */
export const rejectedPaths = (error: unknown): readonly string[] =>
  error instanceof ApiError && error.status === 400
    ? (error.problem?.errors ?? []).map(({ field }) => field.replace(/^\//, ''))
    : [];

/** Names of the fields that the API has rejected. */
export const rejectedFields = (error: unknown): ReadonlySet<string> =>
  new Set(rejectedPaths(error).map((path) => path.split('/')[0]!));
