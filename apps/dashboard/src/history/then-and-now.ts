import type { ItemRevision } from '@umkreis/contract/dashboard.ts';

export interface ThenAndNow {
  field: string;
  /** Value after the revision. */
  was: unknown;
  now: unknown;
}

/** Fields that a restore does not change: reviews and featured days. */
const preservedFields = new Set(['review', 'featured']);

/**
 * The fields whose current value differs from their value after a revision.
 * @param revisions newest first
 * @param revision the revision to restore; the number before the first one means the state before it
 */
export function thenAndNow(revisions: readonly ItemRevision[], revision: number): ThenAndNow[] {
  const fields = new Map<string, ThenAndNow>();
  for (const { revision: number, changes } of revisions) {
    if (number <= revision) break;
    for (const [field, { before, after }] of Object.entries(changes)) {
      if (preservedFields.has(field)) continue;
      fields.set(field, { field, was: before, now: fields.get(field)?.now ?? after });
    }
  }
  return [...fields.values()].filter(({ was, now }) => JSON.stringify(was ?? null) !== JSON.stringify(now ?? null));
}
