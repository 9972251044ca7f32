import type { ItemRevision } from '@umkreis/contract/dashboard.ts';

export interface ThenAndNow {
  field: string;
  /** Value as the revision left it. */
  was: unknown;
  now: unknown;
}

/** What stays when an older state comes back: a review was made, a place was featured. */
const kept = new Set(['review', 'featured']);

/**
 * The fields in which the state after a revision differs from today's.
 * @param revisions newest first
 * @param revision the one to go back to; the number before the first one is the state before it
 */
export function thenAndNow(revisions: readonly ItemRevision[], revision: number): ThenAndNow[] {
  const fields = new Map<string, ThenAndNow>();
  for (const { revision: number, changes } of revisions) {
    if (number <= revision) break;
    for (const [field, { before, after }] of Object.entries(changes)) {
      if (kept.has(field)) continue;
      fields.set(field, { field, was: before, now: fields.get(field)?.now ?? after });
    }
  }
  return [...fields.values()].filter(({ was, now }) => JSON.stringify(was ?? null) !== JSON.stringify(now ?? null));
}
