import { sql } from 'kysely';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Db } from '@umkreis/db/database.ts';
import { kindsOfShortcut } from '@umkreis/place-rules/shortcut-filter.ts';
import { isGoneRow } from '../gone.ts';
import { isStillCurrent } from '../kept-events.ts';

/** Kinds of places that an owner has, all of them and those with current events. */
interface OwnKinds {
  all: Kinds;
  withEvents: Kinds;
}
interface Kinds {
  categoryIds: Set<string>;
  tagIds: Set<string>;
}

/** What the places of each owner are; without those that are gone. */
export async function kindsByOwner(db: Db, now: Date): Promise<ReadonlyMap<number, OwnKinds>> {
  const hasEvents = sql`exists (select 1 from events e where e.owner_id = i.owner_id and e.item_id = i.id
    and not e.is_cancelled and ${isStillCurrent(now)})`;
  const kinds = async (table: 'item_categories' | 'item_tags', column: 'category_id' | 'tag_id') =>
    (
      await sql<{ owner_id: number; id: string; has_events: boolean }>`
        select i.owner_id, l.${sql.ref(column)} as id, bool_or(${hasEvents}) as has_events
        from items i join ${sql.table(table)} l on l.owner_id = i.owner_id and l.item_id = i.id
        where i.date_binned is null and not ${isGoneRow('i', now)} group by i.owner_id, l.${sql.ref(column)}`.execute(
        db,
      )
    ).rows;
  const [categories, tags] = await Promise.all([kinds('item_categories', 'category_id'), kinds('item_tags', 'tag_id')]);
  const byOwner = new Map<number, OwnKinds>();
  const of = (owner: number) => {
    const known = byOwner.get(owner) ?? { all: none(), withEvents: none() };
    byOwner.set(owner, known);
    return known;
  };
  for (const { owner_id, id, has_events } of categories) {
    of(owner_id).all.categoryIds.add(id);
    if (has_events) of(owner_id).withEvents.categoryIds.add(id);
  }
  for (const { owner_id, id, has_events } of tags) {
    of(owner_id).all.tagIds.add(id);
    if (has_events) of(owner_id).withEvents.tagIds.add(id);
  }
  return byOwner;
}

const none = (): Kinds => ({ categoryIds: new Set(), tagIds: new Set() });

interface Reference {
  categories: readonly Category[];
  tags: readonly Tag[];
}

/**
 * Ids of the shortcuts that list nothing: what `matchesShortcut` of place-rules asks for, no place of these owners is.
 */
export function emptyShortcuts(
  shortcuts: readonly SearchShortcutConfig[],
  owners: readonly number[],
  kinds: ReadonlyMap<number, OwnKinds>,
  { categories, tags }: Reference,
): string[] {
  return shortcuts
    .filter((shortcut) => {
      const asked = kindsOfShortcut(shortcut);
      const held = owners.flatMap((owner) => {
        const own = kinds.get(owner);
        return own ? [shortcut.filter.hasEvents ? own.withEvents : own.all] : [];
      });
      const isThere = (one: Kinds) =>
        asked
          ? categories.some((category) => one.categoryIds.has(category.id) && asked.category(category)) ||
            tags.some((tag) => one.tagIds.has(tag.id) && asked.tag(tag))
          : one.categoryIds.size + one.tagIds.size > 0;
      return !held.some(isThere);
    })
    .map(({ id }) => id);
}
