import type { Trx } from '@umkreis/db/owner-transaction.ts';

export interface DetailKey {
  id: string;
  type: string;
  needs_unit: boolean;
}
/** IDs of what rows of files refer to, by name. */
export interface Names {
  categories: ReadonlyMap<string, string>;
  tags: ReadonlyMap<string, string>;
  countries: ReadonlyMap<string, string>;
  keys: ReadonlyMap<string, DetailKey>;
}

export async function loadNames(trx: Trx): Promise<Names> {
  const [categories, tags, countries, keys] = [
    await trx.selectFrom('categories').select(['id', 'main_category', 'sub_category']).execute(),
    await trx.selectFrom('tags').select(['id', 'tag_key', 'tag_value']).execute(),
    await trx.selectFrom('countries').select(['id', 'iso2']).execute(),
    await trx.selectFrom('item_detail_keys').select(['id', 'key_name', 'type', 'needs_unit']).execute(),
  ];
  return {
    categories: new Map(categories.map((row) => [`${row.main_category}/${row.sub_category}`, row.id])),
    tags: new Map(tags.map((row) => [`${row.tag_key}=${row.tag_value}`, row.id])),
    countries: new Map(countries.map((row) => [row.iso2.toUpperCase(), row.id])),
    keys: new Map(keys.map((row) => [row.key_name, row])),
  };
}
