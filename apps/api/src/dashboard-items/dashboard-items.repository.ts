import { sql, type RawBuilder } from 'kysely';
import type { DashboardCities, DashboardItem, DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import { listedDetailKeys } from '@umkreis/contract/listed-detail-keys.ts';
import type { Db } from '@umkreis/db/database.ts';
import { titleText, withoutJoints } from '../shared-queries/title-text.repository.ts';
import { filters, textConditions } from './dashboard-filters.repository.ts';

/** One page of the items of these owners; if the text has no exact match, the most similar titles. */
export async function dashboardItems(
  db: Db,
  owners: readonly number[],
  query: DashboardItemQuery,
  now = new Date(),
): Promise<{ items: DashboardItem[]; total: number }> {
  if (owners.length === 0) return { items: [], total: 0 };
  const exact = await page(db, owners, query, false, now);
  return exact.total === 0 && query.text?.trim() ? page(db, owners, query, true, now) : exact;
}

/** Cities of these owners' items, by name. */
export async function dashboardCities(db: Db, owners: readonly number[]): Promise<DashboardCities> {
  if (owners.length === 0) return [];
  return db
    .selectFrom('item_addresses')
    .where('owner_id', 'in', owners)
    .where('city', '<>', '')
    .where('item_id', 'not in', (eb) =>
      eb.selectFrom('items').where('owner_id', 'in', owners).where('date_binned', 'is not', null).select('id'),
    )
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
  category_ids: string[];
  tag_ids: string[];
  city: string | null;
  date_permanently_closed: string | null;
  is_duplicate_of: string | null;
  date_binned: Date | null;
  version: number;
  address_id: string | null;
  contacts: DashboardItem['contacts'];
}

const reviewDue = sql`(select min(r.date_due) from item_reviews r where r.owner_id = i.owner_id and r.item_id = i.id
  and not r.is_completed)`;
const firstAddress = sql`from item_addresses a where a.owner_id = i.owner_id and a.item_id = i.id order by a.id
  limit 1`;
const city = sql`(select a.city ${firstAddress})`;
const contacts = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'dataKeyName', f.key_name,
    'dataValue', f.data_value, 'dateUpdated', f.date_updated)), '[]')
  from (select distinct on (k.key_name) d.id, k.key_name, d.data_value, d.date_updated
    from item_details d join item_detail_keys k on k.id = d.item_detail_key_id
    where d.owner_id = i.owner_id and d.item_id = i.id and k.key_name = any(${[...listedDetailKeys]}::text[])
    order by k.key_name, d.id) f)`;

/**
 * The page's rows are selected first and their display data is loaded afterwards, as most matches are not on the
 * page.
 */
async function page(db: Db, owners: readonly number[], query: DashboardItemQuery, similar: boolean, now: Date) {
  const matching = sql`items i where ${sql.join(conditionsOf(owners, query, similar, now), sql` and `)}`;
  const order = similar ? bySimilarity(query) : orderOf(query.sorting, query.reverse === 'true');
  const hits = query.text?.trim() ? countedOnce(matching, order, query) : countedApart(matching, order, query);
  const { rows } = await sql<Row>`
    with hits as materialized (${hits})
    select h.total, i.id, i.nano_id, i.owner_id, i.title, i.lat, i.lon, i.date_updated, i.source,
      i.date_permanently_closed, i.is_duplicate_of, i.date_binned, i.version,
      ${reviewDue} as review_due, ${city} as city, (select a.id ${firstAddress}) as address_id, ${contacts} as contacts,
      array(select l.category_id from item_categories l where l.owner_id = i.owner_id and l.item_id = i.id
        order by l.sort_order, l.date_created) as category_ids,
      array(select l.tag_id from item_tags l where l.owner_id = i.owner_id and l.item_id = i.id) as tag_ids
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
      categoryId: row.category_ids[0] ?? null,
      city: row.city ?? '',
      dateUpdated: row.date_updated.toISOString(),
      reviewDue: row.review_due?.toISOString() ?? null,
      source: row.source,
      categoryIds: row.category_ids,
      tagIds: row.tag_ids,
      datePermanentlyClosed: row.date_permanently_closed,
      isDuplicateOf: row.is_duplicate_of,
      dateBinned: row.date_binned?.toISOString() ?? null,
      version: row.version,
      addressId: row.address_id,
      contacts: row.contacts.map((one) => ({ ...one, dateUpdated: new Date(one.dateUpdated).toISOString() })),
    })),
  };
}

const pageOf = (query: DashboardItemQuery) => sql`limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`;

/** For queries with text: matching dominates the cost, so all matches are sorted and counted in one pass. */
const countedOnce = (matching: RawBuilder<unknown>, order: RawBuilder<unknown>, query: DashboardItemQuery) =>
  sql`select i.owner_id, i.id, count(*) over ()::int as total, row_number() over (order by ${order}, i.id) as place
    from ${matching} order by place ${pageOf(query)}`;

/**
 * For queries without text: sorting dominates the cost, so only the first rows are sorted and the count is
 * separate.
 */
const countedApart = (matching: RawBuilder<unknown>, order: RawBuilder<unknown>, query: DashboardItemQuery) =>
  sql`select p.*, (select count(*)::int from ${matching}) as total, row_number() over () as place
    from (select i.owner_id, i.id from ${matching} order by ${order}, i.id ${pageOf(query)}) p`;

/** Numbering as in the contract; unknown values come last in both directions. */
function orderOf(sorting: number, isReversed: boolean): RawBuilder<unknown> {
  const [up, down] = isReversed ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  const byTitle = sql`unaccent(lower(i.title)) ${up}`;
  switch (sorting) {
    case 2:
      return sql`i.title = '', ${byTitle}`;
    case 3:
      return sql`${reviewDue} ${up} nulls last`;
    case 4:
      return sql`i.date_created ${down}`;
    case 5:
      return sql`coalesce(${city}, '') = '', unaccent(lower(${city})) ${up}, ${byTitle}`;
    default:
      return sql`i.date_updated ${down}`;
  }
}

/** Maximum items of one action. */
const MOST_IDS = 50_000;

/** IDs of all matches, in the order of the list. */
export async function dashboardItemIds(
  db: Db,
  owners: readonly number[],
  query: DashboardItemQuery,
): Promise<{ ids: string[]; total: number }> {
  if (owners.length === 0) return { ids: [], total: 0 };
  const found = async (similar: boolean) => {
    const conditions = conditionsOf(owners, query, similar, new Date());
    const { rows } = await sql<{ id: string; total: number }>`
      select i.id, count(*) over ()::int as total from items i where ${sql.join(conditions, sql` and `)}
      order by ${similar ? bySimilarity(query) : orderOf(query.sorting, query.reverse === 'true')}, i.id
        limit ${MOST_IDS}`.execute(db);
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  };
  const exact = await found(false);
  return exact.total === 0 && query.text?.trim() ? found(true) : exact;
}

const conditionsOf = (owners: readonly number[], query: DashboardItemQuery, similar: boolean, now: Date) => [
  sql`i.owner_id = any(${owners}::int[])`,
  ...filters(query, now),
  ...(similar ? [sql`${titleText('i')} % ${withoutJoints(query.text!.trim())}`] : textConditions(query.text, owners)),
];

const bySimilarity = (query: DashboardItemQuery) =>
  sql`similarity(${titleText('i')}, ${withoutJoints(query.text!.trim())}) desc`;
