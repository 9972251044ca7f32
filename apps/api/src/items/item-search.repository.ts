import { sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { BasemapItem, ItemSearchQuery } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import { invalidField } from '../http/problem-error.ts';
import { loadBasemapItems } from '../snapshots/basemap.repository.ts';
import { titleText } from './title-text.ts';
import { wordPattern } from './word-pattern.ts';

const LARGEST_COUNT = 10_000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Items of these owners that match every condition given; by nearness if `near` is given, else by how well the title
 * fits.
 */
export async function searchItems(
  db: Db,
  owners: readonly number[],
  query: ItemSearchQuery,
): Promise<{ items: BasemapItem[]; total: number }> {
  if (owners.length === 0) return { items: [], total: 0 };
  const words = (query.text ?? '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .slice(0, 8);
  let matching = db.selectFrom('items as i').where('i.owner_id', 'in', owners).where('i.is_duplicate_of', 'is', null);
  for (const word of words) {
    const pattern = wordPattern(word);
    const [categories, tags] = await Promise.all([categoriesNamed(db, pattern), tagsNamed(db, pattern)]);
    matching = matching.where((eb) =>
      eb.or([
        sql<SqlBool>`${titleText('i')} ~ ${pattern}`,
        ...(categories.length ? [hasLink('item_categories', 'category_id', categories)] : []),
        ...(tags.length ? [hasLink('item_tags', 'tag_id', tags)] : []),
      ]),
    );
  }
  const categories = ids(query.categories, '/querystring/categories');
  const tags = ids(query.tags, '/querystring/tags');
  if (categories.length) matching = matching.where(hasLink('item_categories', 'category_id', categories));
  if (tags.length) matching = matching.where(hasLink('item_tags', 'tag_id', tags));
  if (query.bbox) {
    const [west, south, east, north] = numbers(query.bbox, 4, '/querystring/bbox') as [number, number, number, number];
    matching = matching
      .where('i.lat', '>=', south)
      .where('i.lat', '<=', north)
      .where(isLonBetween(west, east < west ? east + 360 : east));
  }
  const near = query.near ? (numbers(query.near, 2, '/querystring/near') as [number, number]) : undefined;
  const order = near
    ? sql`power(i.lat - ${near[1]}, 2) + power(least(abs(i.lon - ${near[0]}), 360 - abs(i.lon - ${near[0]})) * ${Math.cos((near[1] * Math.PI) / 180)}, 2)`
    : words[0]
      ? sql`${titleText('i')} !~ ${`^${wordPattern(words[0])}`}, i.title = '', i.title`
      : sql`i.title = '', i.title`;
  const [rows, { total }] = await Promise.all([
    matching
      .select(['i.owner_id', 'i.id'])
      .orderBy(order)
      .orderBy('i.id')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    db
      .selectFrom(matching.select('i.id').limit(LARGEST_COUNT).as('m'))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const found = new Map<string, BasemapItem>();
  for (const [owner, group] of Map.groupBy(rows, (row) => row.owner_id)) {
    for (const item of await loadBasemapItems(
      db,
      owner,
      group.map((row) => row.id),
    ))
      found.set(item.id, item);
  }
  return { items: rows.flatMap((row) => found.get(row.id) ?? []), total };
}

/** Every turn of the circle that a box reaches; most boxes reach one. */
function isLonBetween(west: number, east: number) {
  const turns = [0, -360, 360].filter((turn) => west <= 180 + turn && east >= -180 + turn);
  return (eb: ExpressionBuilder<Database & { i: Database['items'] }, 'i'>) =>
    eb.or(turns.map((turn) => eb.and([eb('i.lon', '>=', west - turn), eb('i.lon', '<=', east - turn)])));
}

const hasLink = (table: 'item_categories' | 'item_tags', column: 'category_id' | 'tag_id', values: readonly string[]) =>
  sql<SqlBool>`exists (select from ${sql.table(table)} l where l.owner_id = i.owner_id and l.item_id = i.id and l.${sql.ref(column)} = any(${values}::uuid[]))`;

async function categoriesNamed(db: Db, pattern: string): Promise<string[]> {
  const start = `\\m${pattern}`;
  const rows = await db
    .selectFrom('category_translations')
    .where(
      sql<SqlBool>`lower(sub_category_name_translate) ~ ${start} or lower(main_category_name_translate) ~ ${start}`,
    )
    .select('category_id')
    .distinct()
    .execute();
  return rows.map((row) => row.category_id);
}

async function tagsNamed(db: Db, pattern: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tag_translations as x')
    .innerJoin('tags as t', 't.id', 'x.tag_id')
    .where('t.is_hidden', '=', false)
    .where(sql<SqlBool>`lower(x.tag_value_translate) ~ ${`\\m${pattern}`}`)
    .select('x.tag_id')
    .distinct()
    .execute();
  return rows.map((row) => row.tag_id);
}

function ids(list: string | undefined, field: string): string[] {
  const all = (list ?? '').split(',').filter(Boolean);
  if (!all.every((id) => UUID.test(id))) throw invalidField(field, 'a comma-separated list of UUIDs');
  return all;
}

function numbers(list: string, count: number, field: string): number[] {
  const all = list.split(',').map(Number);
  if (all.length !== count || !all.every(Number.isFinite))
    throw invalidField(field, `${count} numbers, comma-separated`);
  return all;
}
