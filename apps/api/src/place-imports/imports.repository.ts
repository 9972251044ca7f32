import { sql } from 'kysely';
import type { PlaceImport } from '@umkreis/contract/place-file.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';

/** Listed imports of a branch */
const MOST_LISTED = 20;

export interface Origin {
  id: string;
  fileName: string;
}

export interface WrittenItem {
  owner: number;
  id: string;
  revision: number;
  isNew: boolean;
}

/** Records what a call of an import wrote. An item that an earlier call wrote keeps whether it was new. */
export async function recordImport(
  trx: Trx,
  owner: number,
  { id, fileName }: Origin,
  author: string,
  items: readonly WrittenItem[],
): Promise<void> {
  if (items.length === 0) return;
  const created = items.filter(({ isNew }) => isNew).length;
  await trx
    .insertInto('imports')
    .values({
      owner_id: owner,
      id,
      file_name: fileName,
      author,
      created_count: created,
      changed_count: items.length - created,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'id'])
        .doUpdateSet({
          created_count: sql`imports.created_count + excluded.created_count`,
          changed_count: sql`imports.changed_count + excluded.changed_count`,
        }),
    )
    .execute();
  await trx
    .insertInto('import_items')
    .values(
      items.map((item) => ({
        owner_id: owner,
        import_id: id,
        item_owner_id: item.owner,
        item_id: item.id,
        revision: item.revision,
        is_new: item.isNew,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'import_id', 'item_id']).doUpdateSet({ revision: sql`excluded.revision` }),
    )
    .execute();
}

/** The last imports of a branch, newest first. */
export async function listImports(db: Db, owner: number): Promise<PlaceImport[]> {
  const rows = await db
    .selectFrom('imports')
    .where('owner_id', '=', owner)
    .selectAll()
    .orderBy('date_created', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    branchShortId: row.owner_id,
    fileName: row.file_name,
    author: row.author,
    date: row.date_created.toISOString(),
    created: row.created_count,
    changed: row.changed_count,
    dateUndone: row.date_undone?.toISOString() ?? null,
  }));
}

/** Locks an import of a branch. @returns whether it exists */
export const lockImport = async (trx: Trx, owner: number, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('imports')
    .where('owner_id', '=', owner)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/** What an import wrote and was not undone yet, at most `limit` items. */
export async function importedItems(trx: Trx, owner: number, id: string, limit: number): Promise<WrittenItem[]> {
  const rows = await trx
    .selectFrom('import_items')
    .where('owner_id', '=', owner)
    .where('import_id', '=', id)
    .select(['item_owner_id', 'item_id', 'revision', 'is_new'])
    .orderBy('item_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ owner: row.item_owner_id, id: row.item_id, revision: row.revision, isNew: row.is_new }));
}

/** Forgets items of an import; without any left the import is undone. @returns the number of items left */
export async function removeImported(trx: Trx, owner: number, id: string, items: readonly string[]): Promise<number> {
  if (items.length > 0)
    await trx
      .deleteFrom('import_items')
      .where('owner_id', '=', owner)
      .where('import_id', '=', id)
      .where('item_id', 'in', items)
      .execute();
  const { left } = await trx
    .selectFrom('import_items')
    .where('owner_id', '=', owner)
    .where('import_id', '=', id)
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .executeTakeFirstOrThrow();
  if (Number(left) === 0)
    await trx
      .updateTable('imports')
      .set({ date_undone: sql`coalesce(date_undone, now())` })
      .where('owner_id', '=', owner)
      .where('id', '=', id)
      .execute();
  return Number(left);
}
