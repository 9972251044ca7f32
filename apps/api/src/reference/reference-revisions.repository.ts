import type { ReferenceKind, ReferenceRevision, referenceRevisionQuery } from '@umkreis/contract/reference-write.ts';
import type { Db } from '@umkreis/db/database.ts';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

export interface ReferenceEdit {
  kind: ReferenceKind;
  id: string;
  /** Branch that it belongs to; null: all. */
  branchShortId: number | null;
  author: string;
  action: ReferenceRevision['action'];
}

/** Records what an edit changed. */
export async function insertReferenceRevision(
  trx: Trx,
  { kind, id, branchShortId, author, action }: ReferenceEdit,
  changes: ReferenceRevision['changes'],
): Promise<void> {
  await trx
    .insertInto('reference_revisions')
    .values({
      id: uuidv7(),
      kind,
      entity_id: id,
      branch_id: branchShortId,
      author,
      action,
      changes: JSON.stringify(changes),
    })
    .execute();
}

/** Newest first. @param branches whose revisions are returned; those of all branches are always included */
export async function loadReferenceRevisions(
  db: Db,
  branches: readonly number[],
  { kind, entityId, limit }: z.infer<typeof referenceRevisionQuery>,
): Promise<ReferenceRevision[]> {
  const rows = await db
    .selectFrom('reference_revisions')
    .selectAll()
    .where((eb) =>
      eb.or([eb('branch_id', 'is', null), ...(branches.length > 0 ? [eb('branch_id', 'in', branches)] : [])]),
    )
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(entityId !== undefined, (query) => query.where('entity_id', '=', entityId!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ReferenceRevision['kind'],
    entityId: row.entity_id,
    branchShortId: row.branch_id,
    date: row.date.toISOString(),
    author: row.author,
    action: row.action as ReferenceRevision['action'],
    changes: row.changes as ReferenceRevision['changes'],
  }));
}
