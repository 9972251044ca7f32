import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';

/**
 * IDs of the categories, tags and detail keys of these owners' items, and of the tags of events that these branches
 * show.
 */
export async function usedReferenceIds(
  db: Db,
  { owners, branches }: { owners: readonly number[]; branches: readonly number[] },
): Promise<Record<'categoryIds' | 'tagIds' | 'detailKeyIds', Set<string>>> {
  const [categories, tags, detailKeys, eventTags] = await Promise.all([
    distinct(
      db,
      sql`select distinct category_id as id from item_categories where owner_id = any(${owners}::smallint[])`,
    ),
    distinct(db, sql`select distinct tag_id as id from item_tags where owner_id = any(${owners}::smallint[])`),
    distinct(
      db,
      sql`select distinct item_detail_key_id as id from item_details where owner_id = any(${owners}::smallint[])`,
    ),
    distinct(
      db,
      sql`select distinct t.tag_id as id from event_tags t join event_branches b on b.owner_id = t.owner_id
        and b.event_id = t.event_id where b.branch_id = any(${branches}::smallint[])`,
    ),
  ]);
  return {
    categoryIds: new Set(categories),
    tagIds: new Set([...tags, ...eventTags]),
    detailKeyIds: new Set(detailKeys),
  };
}

async function distinct(db: Db, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await query.execute(db);
  return (rows as { id: string }[]).map(({ id }) => id);
}
