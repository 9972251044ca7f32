import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { fallbackCategoryId } from '@umkreis/taxonomy/categories.ts';
import { isUnlistedRow } from '../shared-queries/unlisted.repository.ts';
import { isStillCurrent } from '../shared-queries/recent-events.repository.ts';

export interface Kind {
  hasEvents: boolean;
}
/** Kinds of an owner's places, and whether places of a kind have current events. */
export interface OwnKinds {
  categories: (Kind & { mainCategory: string; subCategory: string })[];
  tags: (Kind & { tagKey: string; tagValue: string })[];
}

/** Kinds of the listed places of each of these owners. */
export async function kindsByOwner(
  db: Db,
  owners: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, OwnKinds>> {
  if (owners.length === 0) return new Map();
  const isVisible = sql`i.owner_id = any(${owners}) and i.date_binned is null and not ${isUnlistedRow('i', now)}`;
  const hasEvents = sql`bool_or(exists (select 1 from events e where e.owner_id = i.owner_id and e.item_id = i.id
    and not e.is_cancelled and e.date_binned is null and ${isStillCurrent(now)}))`;
  const [categories, tags] = await Promise.all([
    sql<{ owner_id: number; main: string; sub: string; has_events: boolean }>`
      select i.owner_id, c.main_category as main, c.sub_category as sub, ${hasEvents} as has_events
      from items i left join item_categories l on l.owner_id = i.owner_id and l.item_id = i.id
      join categories c on c.id = coalesce(l.category_id, ${fallbackCategoryId})
      where ${isVisible} group by 1, 2, 3`.execute(db),
    sql<{ owner_id: number; key: string; value: string; has_events: boolean }>`
      select i.owner_id, t.tag_key as key, t.tag_value as value, ${hasEvents} as has_events
      from items i join item_tags l on l.owner_id = i.owner_id and l.item_id = i.id
      join tags t on t.id = l.tag_id where ${isVisible} group by 1, 2, 3`.execute(db),
  ]);
  const byOwner = new Map(owners.map((owner): [number, OwnKinds] => [owner, { categories: [], tags: [] }]));
  for (const { owner_id, main, sub, has_events } of categories.rows)
    byOwner.get(owner_id)!.categories.push({ mainCategory: main, subCategory: sub, hasEvents: has_events });
  for (const { owner_id, key, value, has_events } of tags.rows)
    byOwner.get(owner_id)!.tags.push({ tagKey: key, tagValue: value, hasEvents: has_events });
  return byOwner;
}

/** Branches that show a current event, including cancelled ones. */
export async function branchesWithEvents(db: Db, now: Date): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ branch_id: number }>`
    select distinct b.branch_id from event_branches b join events e on e.owner_id = b.owner_id and e.id = b.event_id
    where e.date_binned is null and ${isStillCurrent(now)}`.execute(db);
  return new Set(rows.map(({ branch_id }) => branch_id));
}
