import { sql, type RawBuilder } from 'kysely';
import { DEFAULT_ORDER } from '@umkreis/places/sort-order.ts';

/** A title for ORDER BY, sorted like `byTitle` of the lib places. */
export const titleOrder = (column: string): RawBuilder<string> => sql<string>`${sql.ref(column)} collate title_order`;

const notBinned = (owners: readonly number[], column: string) =>
  sql`${sql.ref(column)} not in (select id from items where owner_id = any(${owners}::smallint[])
    and date_binned is not null)`;

/**
 * Listed places with `sortOrder` of the lib places in the additional column z. Computed for all places together, so
 * that many cost little more than a few.
 * @param places name of a table with owner_id and item_id
 * @param withEvents IDs of places with current events
 */
export function withSortOrder(
  places: string,
  owners: readonly number[],
  withEvents: readonly string[],
): RawBuilder<unknown> {
  const of = sql.table(places);
  const isOwned = sql`owner_id = any(${owners}::smallint[])`;
  const isVisible = sql`${isOwned} and ${notBinned(owners, 'item_parent_id')}
    and ${notBinned(owners, 'item_child_id')}`;
  return sql`(select m.*, greatest(0,
      coalesce(first.z_order, (select min(z_order) from categories where main_category = 'Place'
        and sub_category = 'Place'), ${DEFAULT_ORDER}::int)
      + (part.id is not null)::int - (whole.id is not null)::int - (mentioned.id is not null)::int
      - (m.item_id = any(${withEvents}::uuid[]))::int) as z
    from ${of} m
    left join (
      select distinct on (l.owner_id, l.item_id) l.owner_id, l.item_id, c.z_order
      from ${of} w join item_categories l on l.owner_id = w.owner_id and l.item_id = w.item_id
        join categories c on c.id = l.category_id
      order by l.owner_id, l.item_id, l.sort_order, l.date_created
    ) first on first.owner_id = m.owner_id and first.item_id = m.item_id
    left join (select distinct owner_id, item_child_id as id from item_relations
      where ${isVisible}) part on part.owner_id = m.owner_id and part.id = m.item_id
    left join (select distinct owner_id, item_parent_id as id from item_relations
      where ${isVisible}) whole on whole.owner_id = m.owner_id and whole.id = m.item_id
    left join (select distinct owner_id, item_id as id from mentions
      where ${isOwned}) mentioned on mentioned.owner_id = m.owner_id and mentioned.id = m.item_id)`;
}
