import { ApiError } from '@umkreis/api-client/api-error.ts';

/** Why places were rejected: they were deleted, or changed by somebody meanwhile. */
export type BulkRefusal = 'gone' | 'changed';

const reasons: readonly [RegExp, BulkRefusal][] = [
  [/^\/itemIds\/(\d+)$/, 'gone'],
  [/^\/items\/(\d+)$/, 'changed'],
];

/**
 * The places that the API named when it rejected a bulk change, by reason.
 * @param sent ids of the request, in order
 */
export function rejectedPlaces(error: unknown, sent: readonly string[]): ReadonlyMap<BulkRefusal, readonly string[]> {
  const rejected = new Map<BulkRefusal, string[]>();
  for (const { field, message } of (error instanceof ApiError && error.problem?.errors) || [])
    for (const [pattern, kind] of reasons) {
      const id = sent[Number(pattern.exec(field)?.[1] ?? Number.NaN)];
      if (id === undefined) continue;
      const reason = message.startsWith('no such') ? 'gone' : kind;
      rejected.set(reason, [...(rejected.get(reason) ?? []), id]);
    }
  return rejected;
}
