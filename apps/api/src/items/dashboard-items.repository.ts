import { sql, type SqlBool } from 'kysely';
import type { DashboardItem, DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import type { Db } from '@umkreis/db/database.ts';
import { wordPattern } from './word-pattern.ts';

const UUID = /^[0-9a-f-]{36}$/i;

/** One page of the items of these owners; with words that find nothing exactly, the most similar titles. */
export async function dashboardItems(db: Db, owners: readonly number[], query: DashboardItemQuery): Promise<{ items: DashboardItem[]; total: number }> {
  if (owners.length === 0) return { items: [], total: 0 };
  const exact = await page(db, owners, query, false);
  return exact.total === 0 && query.text?.trim() ? page(db, owners, query, true) : exact;
}

async function page(db: Db, owners: readonly number[], query: DashboardItemQuery, similar: boolean) {
  const text = query.text?.trim() ?? '';
  let matching = db.selectFrom('items as i').where('i.owner_id', 'in', owners);
  if (similar) matching = matching.where(sql<SqlBool>`lower(i.title) % lower(${text})`);
  else for (const word of text.split(/\s+/).filter(Boolean).slice(0, 8)) matching = matching.where(matchesWord(word));
  if (query.category) {
    const column = UUID.test(query.category) ? sql`c.id::text` : sql`c.main_category`;
    matching = matching.where(sql<SqlBool>`exists (select from item_categories l join categories c on c.id = l.category_id
      where l.owner_id = i.owner_id and l.item_id = i.id and ${column} = ${query.category})`);
  }
  if (query.reviewIsDue === 'true') matching = matching.where(sql<SqlBool>`exists (select from item_reviews r where r.owner_id = i.owner_id and r.item_id = i.id and not r.is_completed and r.date_due <= now())`);

  const due = sql<Date | null>`(select min(r.date_due) from item_reviews r where r.owner_id = i.owner_id and r.item_id = i.id and not r.is_completed)`;
  const order = similar ? sql`similarity(lower(i.title), lower(${text})) desc`
    : query.sorting === 2 ? sql`i.title = '', unaccent(lower(i.title))`
      : query.sorting === 3 ? sql`${due} nulls last` : sql`i.date_updated desc`;
  // The count comes with the page: a second query would look at every row again.
  const rows = await matching
    .select([sql<number>`count(*) over ()::int`.as('total'), 'i.id', 'i.nano_id', 'i.owner_id', 'i.title', 'i.lat', 'i.lon', 'i.date_updated', 'i.source', due.as('review_due'),
      sql<string | null>`(select l.category_id from item_categories l where l.owner_id = i.owner_id and l.item_id = i.id order by l.sort_order, l.date_created limit 1)`.as('category_id'),
      sql<string | null>`(select a.city from item_addresses a where a.owner_id = i.owner_id and a.item_id = i.id order by a.id limit 1)`.as('city')])
    .orderBy(order).orderBy('i.id').limit(query.pageSize).offset((query.page - 1) * query.pageSize).execute();
  const beyondLast = rows.length === 0 && query.page > 1;
  const total = beyondLast ? (await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()).total : rows[0]?.total ?? 0;
  return {
    total,
    items: rows.map((row) => ({
      id: row.id, nanoId: row.nano_id, branchShortId: row.owner_id, title: row.title, lat: row.lat, lon: row.lon, categoryId: row.category_id,
      city: row.city ?? '', dateUpdated: row.date_updated.toISOString(), reviewDue: row.review_due?.toISOString() ?? null, source: row.source,
    })),
  };
}

/** In the title, the address or the name of a category; the public id as a whole. */
function matchesWord(word: string) {
  const pattern = wordPattern(word);
  return sql<SqlBool>`(lower(i.title) ~ ${pattern} or i.nano_id = ${word}
    or exists (select from item_addresses a where a.owner_id = i.owner_id and a.item_id = i.id and lower(a.street || ' ' || a.housenumber || ' ' || a.postcode || ' ' || a.city) ~ ${pattern})
    or i.id in (select l.item_id from item_categories l where l.category_id in (
      select x.category_id from category_translations x where lower(x.sub_category_name_translate) ~ ${`\\m${pattern}`})))`;
}
