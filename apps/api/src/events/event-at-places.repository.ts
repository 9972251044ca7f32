import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Wanted } from '../pages/listed-places.repository.ts';

/** Places of events: those of these kinds, and among these. */
export interface EventPlaces extends Pick<Wanted, 'categoryIds' | 'tagIds' | 'withoutCategory' | 'itemIds'> {
  /** Owners of the places, in addition to the owner of the event */
  owners: readonly number[];
}

/** Condition on events `e`: its place, or another one that it also shows on, is one of these. */
export function isAtPlaces({ owners, itemIds, ...kinds }: EventPlaces): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from (
      select e.item_id union all
      select s.item_id from item_events s where s.owner_id = e.owner_id and s.event_id = e.id
    ) p
    where ${itemIds ? sql`p.item_id = any(${itemIds}::uuid[])` : sql`true`} and ${isOfKind(owners, kinds)})`;
}

function isOfKind(
  owners: readonly number[],
  { categoryIds, tagIds, withoutCategory }: Omit<EventPlaces, 'owners' | 'itemIds'>,
): RawBuilder<unknown> {
  if (categoryIds.length === 0 && tagIds.length === 0) return sql`true`;
  const ofPlace = sql`l.item_id = p.item_id and l.owner_id = any(array_append(${owners}::smallint[], e.owner_id))`;
  const hasNone = sql` or not exists (select from item_categories l where ${ofPlace})`;
  return sql`(
    exists (select from item_categories l where ${ofPlace} and l.category_id = any(${categoryIds}::uuid[]))
    or exists (select from item_tags l where ${ofPlace} and l.tag_id = any(${tagIds}::uuid[]))
    ${withoutCategory ? hasNone : sql``})`;
}
