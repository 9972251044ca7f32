import type { Item } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';

/**
 * Date of an item's data: the last write of an editor, else the date of the imported map data. The time of the
 * import is irrelevant.
 * @returns ISO instant; null: unknown
 */
export async function dateAsOf(
  db: Db,
  { owner_id, id }: ItemKey,
  { source, dateUpdated }: Pick<Item, 'source' | 'dateUpdated'>,
): Promise<string | null> {
  const written = await db
    .selectFrom('item_revisions')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .select('date')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (written) return written.date.toISOString();
  if (source !== 'osm') return dateUpdated;
  const branch = await db
    .selectFrom('branches')
    .where('short_id', '=', owner_id)
    .select('date_of_data')
    .executeTakeFirst();
  return branch?.date_of_data?.toISOString() ?? null;
}
