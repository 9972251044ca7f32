import { sql, type RawBuilder } from 'kysely';
import type { DashboardCities, DashboardItem, DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import { titleText, withoutJoints } from './title-text.ts';
import { wordPattern } from './word-pattern.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_WORDS = 8;

/** One page of the items of these owners; with words that find nothing exactly, the most similar titles. */
export async function dashboardItems(
  db: Db,
  owners: readonly number[],
  query: DashboardItemQuery,
): Promise<{ items: DashboardItem[]; total: number }> {
  if (owners.length === 0) return { items: [], total: 0 };
  const exact = await page(db, owners, query, false);
  return exact.total === 0 && query.text?.trim() ? page(db, owners, query, true) : exact;
}

/** Where the items of these owners are, by name. */
export async function dashboardCities(db: Db, owners: readonly number[]): Promise<DashboardCities> {
  if (owners.length === 0) return [];
  return db
    .selectFrom('item_addresses')
    .where('owner_id', 'in', owners)
    .where('city', '<>', '')
    .groupBy('city')
    .select(['city', sql<number>`count(distinct item_id)::int`.as('items')])
    .orderBy(sql`unaccent(lower(city))`)
    .orderBy('city')
    .execute();
}

interface Row {
  total: number;
  id: string;
  nano_id: string;
  owner_id: number;
  title: string;
  lat: number;
  lon: number;
  date_updated: Date;
  source: string;
  review_due: Date | null;
  category_id: string | null;
  city: string | null;
}

const reviewDue = sql`(select min(r.date_due) from item_reviews r where r.owner_id = i.owner_id and r.item_id = i.id and not r.is_completed)`;
const city = sql`(select a.city from item_addresses a where a.owner_id = i.owner_id and a.item_id = i.id order by a.id limit 1)`;

/**
 * The page's rows are found first, what is shown of them is looked up afterwards: most of what matches is not on the
 * page.
 */
async function page(db: Db, owners: readonly number[], query: DashboardItemQuery, similar: boolean) {
  const conditions = [
    sql`i.owner_id = any(${owners}::int[])`,
    ...filters(query),
    ...(similar ? [sql`${titleText('i')} % ${withoutJoints(query.text!.trim())}`] : words(query.text, owners)),
  ];
  const matching = sql`items i where ${sql.join(conditions, sql` and `)}`;
  const order = similar
    ? sql`similarity(${titleText('i')}, ${withoutJoints(query.text!.trim())}) desc`
    : orderOf(query.sorting);
  const { rows } = await sql<Row>`
    with hits as materialized (
      select i.owner_id, i.id, count(*) over ()::int as total, row_number() over (order by ${order}, i.id) as place
      from ${matching} order by place limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize})
    select h.total, i.id, i.nano_id, i.owner_id, i.title, i.lat, i.lon, i.date_updated, i.source, ${reviewDue} as review_due, ${city} as city,
      (select l.category_id from item_categories l where l.owner_id = i.owner_id and l.item_id = i.id order by l.sort_order, l.date_created limit 1) as category_id
    from hits h join items i on i.owner_id = h.owner_id and i.id = h.id order by h.place`.execute(db);
  const isBeyondLast = rows.length === 0 && query.page > 1;
  const total = isBeyondLast
    ? (await sql<{ total: number }>`select count(*)::int as total from ${matching}`.execute(db)).rows[0]!.total
    : (rows[0]?.total ?? 0);
  return {
    total,
    items: rows.map((row) => ({
      id: row.id,
      nanoId: row.nano_id,
      branchShortId: row.owner_id,
      title: row.title,
      lat: row.lat,
      lon: row.lon,
      categoryId: row.category_id,
      city: row.city ?? '',
      dateUpdated: row.date_updated.toISOString(),
      reviewDue: row.review_due?.toISOString() ?? null,
      source: row.source,
    })),
  };
}

/** As the contract numbers them. */
function orderOf(sorting: number): RawBuilder<unknown> {
  switch (sorting) {
    case 2:
      return sql`i.title = '', unaccent(lower(i.title))`;
    case 3:
      return sql`${reviewDue} nulls last`;
    case 4:
      return sql`i.date_created desc`;
    case 5:
      return sql`unaccent(lower(coalesce(nullif(${city}, ''), '~'))), unaccent(lower(i.title))`;
    default:
      return sql`i.date_updated desc`;
  }
}

function filters(query: DashboardItemQuery): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = [];
  const categories = [...split(query.categories, ','), ...(query.category ? [query.category] : [])];
  if (categories.length) {
    found.push(
      linked(
        'item_categories',
        sql`x.category_id in (select c.id from categories c where c.id = any(${categories.filter((one) => UUID.test(one))}::uuid[]) or c.main_category = any(${categories}))`,
      ),
    );
  }
  const tags = split(query.tags, ',');
  if (tags.length)
    found.push(linked('item_tags', sql`x.tag_id = any(${tags.filter((one) => UUID.test(one))}::uuid[])`));
  const cities = split(query.cities, '|');
  if (cities.length) found.push(linked('item_addresses', sql`x.city = any(${cities})`));
  if (query.country)
    found.push(
      linked(
        'item_addresses',
        sql`x.country_id in (select c.id from countries c where lower(c.iso2) = lower(${query.country}) or c.id::text = lower(${query.country}))`,
      ),
    );
  if (query.reviewIsDue === 'true') found.push(linked('item_reviews', sql`not x.is_completed and x.date_due <= now()`));
  return found;
}

const split = (list: string | undefined, by: string) =>
  (list ?? '')
    .split(by)
    .map((one) => one.trim())
    .filter(Boolean);

const linked = (
  table: 'item_categories' | 'item_tags' | 'item_addresses' | 'item_reviews',
  condition: RawBuilder<unknown>,
) =>
  sql`exists (select from ${sql.table(table)} x where x.owner_id = i.owner_id and x.item_id = i.id and ${condition})`;

/** Words with fewer letters in a row have no trigram that an index could answer. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/**
 * Every word in the title, the address or the name of a category; the public id as a whole. Each of the three is
 * answered by its index alone: an OR over them would look at every row. A short word beside a longer one is looked for
 * in what the longer one finds.
 */
function words(text: string | undefined, owners: readonly number[]): RawBuilder<unknown>[] {
  const all = [...new Set(split(text, ' '))].slice(0, MOST_WORDS);
  const isNarrowed = all.some((word) => INDEXED.test(word));
  return all.map((word) => (isNarrowed && !INDEXED.test(word) ? inRow(wordPattern(word)) : byIndex(word, owners)));
}

const addressText = (a: 'a' | 'x') =>
  sql`lower(${sql.ref(`${a}.street`)} || ' ' || ${sql.ref(`${a}.housenumber`)} || ' ' || ${sql.ref(`${a}.postcode`)} || ' ' || ${sql.ref(`${a}.city`)})`;
const namedCategories = (pattern: string) =>
  sql`(select n.category_id from category_translations n where lower(n.sub_category_name_translate) ~ ${`\\m${pattern}`})`;

const inRow = (
  pattern: string,
) => sql`(${titleText('i')} ~ ${pattern} or ${linked('item_addresses', sql`${addressText('x')} ~ ${pattern}`)}
  or ${linked('item_categories', sql`x.category_id in ${namedCategories(pattern)}`)})`;

function byIndex(word: string, owners: readonly number[]): RawBuilder<unknown> {
  const pattern = wordPattern(word);
  return sql`i.id in (
    select t.id from items t where t.owner_id = any(${owners}::int[]) and ${titleText('t')} ~ ${pattern}
    union all select n.id from items n where n.nano_id = ${word}
    union all select a.item_id from item_addresses a where a.owner_id = any(${owners}::int[]) and ${addressText('a')} ~ ${pattern}
    union all select l.item_id from item_categories l where l.owner_id = any(${owners}::int[]) and l.category_id in ${namedCategories(pattern)})`;
}
