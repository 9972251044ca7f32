import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { placeMapping, type PlaceMapping } from '@umkreis/contract/place-file.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { columnsKey } from '@umkreis/place-files/mapping/guess-mapping.ts';

const hashOf = (columns: readonly string[]) => createHash('sha256').update(columnsKey(columns)).digest('hex');

/** How a branch last mapped a file with these columns; null: never, or in a form that is not valid any more. */
export async function loadMapping(db: Db, owner: number, columns: readonly string[]): Promise<PlaceMapping | null> {
  const row = await db
    .selectFrom('import_mappings')
    .where('owner_id', '=', owner)
    .where('columns_hash', '=', hashOf(columns))
    .select('mapping')
    .executeTakeFirst();
  return placeMapping.safeParse(row?.mapping).data ?? null;
}

export async function storeMapping(
  trx: Trx,
  owner: number,
  columns: readonly string[],
  mapping: PlaceMapping,
): Promise<void> {
  const stored = JSON.stringify(mapping);
  await trx
    .insertInto('import_mappings')
    .values({ owner_id: owner, columns_hash: hashOf(columns), mapping: stored })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'columns_hash']).doUpdateSet({ mapping: stored, date_updated: sql`now()` }),
    )
    .execute();
}
