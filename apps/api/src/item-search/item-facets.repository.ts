import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { fallbackCategoryId } from '@umkreis/taxonomy/categories.ts';
import type { NamedByWord } from '../search-names/reference-names.ts';
import type { SearchQuery } from './search-query.ts';
import { addCounts, filterParts, type CountQuery, type Counts, type FilterPart } from './count-in.ts';
import { hasCategory, hasTag, matchingItems } from './item-search.repository.ts';

interface Row {
  kind: Exclude<keyof Counts, 'without'> | `without ${FilterPart}`;
  key: string;
  count: number;
}

/**
 * Counts like `countIn`, of the places that `searchKeys` finds.
 * @param named what each word of the search refers to
 */
export async function countItems(
  db: Db,
  owners: readonly number[],
  query: SearchQuery,
  counts: CountQuery,
  named: readonly NamedByWord[],
): Promise<Counts> {
  const counted = addCounts([]);
  if (owners.length === 0) return counted;
  const passes = (part: FilterPart) => passesPart(part, counts.filter[part]).as(`of_${part}`);
  const matching = matchingItems(db, owners, query, named).select(['i.owner_id', 'i.id', ...filterParts.map(passes)]);
  const services = counts.services.flatMap(([service, ids]) => [
    sql`select 'services', ${service}::text, count(*)::int from m where of_categories and of_tags and ${isTagged(ids)}`,
    sql`select 'offered', ${service}::text, count(*)::int from m where ${isTagged(ids)}`,
  ]);
  const { rows } = await sql<Row>`
    with m as materialized (${matching}),
    c as materialized (
      select m.owner_id, m.id, k.id as category_id, k.main_category
      from m left join item_categories l on l.owner_id = m.owner_id and l.item_id = m.id
      join categories k on k.id = coalesce(l.category_id, ${fallbackCategoryId})
      where m.of_tags and m.of_services)
    select v.kind, '' as key, v.count from (
      select count(*)::int as total,
        count(*) filter (where of_categories and of_tags and of_services)::int as matching,
        count(*) filter (where of_tags and of_services)::int as categories,
        count(*) filter (where of_categories and of_services)::int as tags,
        count(*) filter (where of_categories and of_tags)::int as services
      from m) s
    cross join lateral (values ('total', s.total), ('matching', s.matching), ('without categories', s.categories),
      ('without tags', s.tags), ('without services', s.services)) v (kind, count)
    union all select 'categories', category_id::text, count(*)::int from c group by category_id
    union all select 'mains', main_category, count(*)::int from (
      select distinct owner_id, id, main_category from c) d
      group by main_category
    union all select 'tags', l.tag_id::text, count(*)::int
      from m join item_tags l on l.owner_id = m.owner_id and l.item_id = m.id
      where m.of_categories and m.of_services and l.tag_id = any(${counts.tags}::uuid[]) group by l.tag_id
    ${sql.join(
      services.map((one) => sql`union all ${one}`),
      sql` `,
    )}`.execute(db);
  for (const { kind, key, count } of rows) {
    if (kind === 'total' || kind === 'matching') counted[kind] = count;
    else if (isWithout(kind)) counted.without[kind.slice('without '.length) as FilterPart] = count;
    else if (count > 0) counted[kind][key] = count;
  }
  return counted;
}

const isWithout = (kind: Row['kind']): kind is `without ${FilterPart}` => kind.startsWith('without ');

const passesPart = (part: FilterPart, groups: readonly (readonly string[])[]): RawBuilder<SqlBool> =>
  groups.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join(
        groups.map((ids) => (part === 'categories' ? hasCategory(ids) : hasTag(ids))),
        sql` and `,
      )})`;

/** Whether a matching item `m` has any of these tags. */
const isTagged = (ids: readonly string[]) => sql<SqlBool>`exists (select from item_tags l
  where l.owner_id = m.owner_id and l.item_id = m.id and l.tag_id = any(${ids}::uuid[]))`;
