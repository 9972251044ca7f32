import { ApiError } from '@umkreis/api-client/api-error.ts';

/** Why places were refused: they are no longer there, or somebody has changed them since. */
export type BulkRefusal = 'gone' | 'changed';

const reasons: readonly [RegExp, BulkRefusal][] = [
  [/^\/itemIds\/(\d+)$/, 'gone'],
  [/^\/items\/(\d+)$/, 'changed'],
];

/**
 * Which places the API named when it refused a change to many, by the reason.
 * @param sent ids of the call that was refused, in its order
 */
export function refusedPlaces(error: unknown, sent: readonly string[]): ReadonlyMap<BulkRefusal, readonly string[]> {
  const refused = new Map<BulkRefusal, string[]>();
  for (const { field, message } of (error instanceof ApiError && error.problem?.errors) || [])
    for (const [pattern, kind] of reasons) {
      const id = sent[Number(pattern.exec(field)?.[1] ?? Number.NaN)];
      if (id === undefined) continue;
      const reason = message.startsWith('no such') ? 'gone' : kind;
      refused.set(reason, [...(refused.get(reason) ?? []), id]);
    }
  return refused;
}
