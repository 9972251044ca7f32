import { sql, type RawBuilder } from 'kysely';
import type { DashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import { isClosedRow, isUnlistedRow } from '../shared-queries/unlisted.repository.ts';
import { titleText } from '../shared-queries/title-text.repository.ts';
import { wordPattern } from '../shared-queries/word-pattern.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_SEARCH_TERMS = 8;

/** Conditions of a query on `items i`, except its search text. */
export function filters(query: DashboardItemQuery, now: Date): RawBuilder<unknown>[] {
  const found: RawBuilder<unknown>[] = [stateIs(query.state, now)];
  const categories = [...split(query.categories, ','), ...(query.category ? [query.category] : [])];
  if (categories.length) {
    found.push(
      linked(
        'item_categories',
        sql`x.category_id in (select c.id from categories c
          where c.id = any(${categories.filter((one) => UUID.test(one))}::uuid[])
            or c.main_category = any(${categories}))`,
      ),
    );
  }
  const tags = split(query.tags, ',');
  if (tags.length)
    found.push(linked('item_tags', sql`x.tag_id = any(${tags.filter((one) => UUID.test(one))}::uuid[])`));
  const cities = split(query.cities, '|');
  if (cities.length) found.push(linked('item_addresses', sql`x.city = any(${cities})`));
  const countries = [...split(query.countries, ','), ...(query.country ? [query.country] : [])].map((one) =>
    one.toLowerCase(),
  );
  if (countries.length)
    found.push(
      linked(
        'item_addresses',
        sql`x.country_id in (select c.id from countries c where lower(c.iso2) = any(${countries})
          or c.id::text = any(${countries}))`,
      ),
    );
  if (query.reviewIsDue === 'true') found.push(linked('item_reviews', sql`not x.is_completed and x.date_due <= now()`));
  if (query.hoursUnreadable === 'true') found.push(linked('unreadable_hours', sql`true`));
  return found;
}

const split = (list: string | undefined, by: string) =>
  (list ?? '')
    .split(by)
    .map((one) => one.trim())
    .filter(Boolean);

const linked = (
  table: 'item_categories' | 'item_tags' | 'item_addresses' | 'item_reviews' | 'unreadable_hours',
  condition: RawBuilder<unknown>,
) =>
  sql`exists (select from ${sql.table(table)} x where x.owner_id = i.owner_id and x.item_id = i.id and ${condition})`;

function stateIs(state: DashboardItemQuery['state'], now: Date): RawBuilder<unknown> {
  if (state === 'binned') return sql`i.date_binned is not null`;
  const notBinned = sql`i.date_binned is null`;
  switch (state) {
    case 'closed':
      return sql`${notBinned} and ${isClosedRow('i', now)}`;
    case 'duplicate':
      return sql`${notBinned} and i.is_duplicate_of is not null`;
    case 'open':
      return sql`${notBinned} and not ${isUnlistedRow('i', now)}`;
    default:
      return notBinned;
  }
}

/** Words with fewer consecutive letters have no trigram that an index could use. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/**
 * Every word must occur in the title, the address or a category name; or the text is a public ID. Each of the three
 * is searched by its own index: one OR over them would scan every row. A short word next to a longer one only
 * filters the longer one's matches.
 */
export function textConditions(text: string | undefined, owners: readonly number[]): RawBuilder<unknown>[] {
  const all = [...new Set(split(text, ' '))].slice(0, MAX_SEARCH_TERMS);
  const isNarrowed = all.some((word) => INDEXED.test(word));
  return all.map((word) => (isNarrowed && !INDEXED.test(word) ? inRow(wordPattern(word)) : byIndex(word, owners)));
}

const addressText = (a: 'a' | 'x') =>
  sql`lower(${sql.ref(`${a}.street`)} || ' ' || ${sql.ref(`${a}.housenumber`)} || ' ' || ${sql.ref(`${a}.postcode`)} ||
    ' ' || ${sql.ref(`${a}.city`)})`;
const namedCategories = (pattern: string) =>
  sql`(select n.category_id from category_translations n
    where lower(n.sub_category_name_translate) ~ ${`\\m${pattern}`})`;

const inRow = (
  pattern: string,
) => sql`(${titleText('i')} ~ ${pattern} or ${linked('item_addresses', sql`${addressText('x')} ~ ${pattern}`)}
  or ${linked('item_categories', sql`x.category_id in ${namedCategories(pattern)}`)})`;

function byIndex(word: string, owners: readonly number[]): RawBuilder<unknown> {
  const pattern = wordPattern(word);
  return sql`i.id in (
    select t.id from items t where t.owner_id = any(${owners}::int[]) and ${titleText('t')} ~ ${pattern}
    union all select n.id from items n where n.nano_id = ${word}
    union all select a.item_id from item_addresses a where a.owner_id = any(${owners}::int[])
      and ${addressText('a')} ~ ${pattern}
    union all select l.item_id from item_categories l where l.owner_id = any(${owners}::int[])
      and l.category_id in ${namedCategories(pattern)})`;
}
