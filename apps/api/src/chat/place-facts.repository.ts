import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import { toSearchQuery } from '../item-search/search-query.ts';
import { searchItems } from '../item-search/item-search.repository.ts';
import type { ReferenceNames } from '../search-names/reference-names.ts';
import { loadBasemapItems } from '@umkreis/content/snapshots/basemap.repository.ts';
import type { FindPlaces, PlaceFacts } from './phrase-answer.ts';

const MOST = 8;
const LONGEST_TEXT = 300;

/** Finds places of these owners, by words or by nanoId, as facts for the chat's model. */
export function placesOf(db: Db, allNames: ReferenceNames, owners: readonly number[]): FindPlaces {
  const search = async (text: string) => {
    const searchQuery = toSearchQuery({ text, limit: MOST, offset: 0 });
    return (await searchItems(db, owners, searchQuery, await allNames.named(searchQuery.patterns))).items;
  };
  return async ({ words, nanoIds }) => {
    const items = words ? await search(words) : await itemsByNanoId(db, owners, nanoIds ?? []);
    const names = await categoryNames(db, items);
    return items.map((item): PlaceFacts => ({
      nanoId: item.nanoId,
      title: item.title,
      categories: item.categories.flatMap((id) => names.get(id) ?? []),
      address: item.address ?? '',
      hours: item.details?.hours ?? '',
      description: (item.details?.shortDescription ?? '').slice(0, LONGEST_TEXT),
    }));
  };
}

async function itemsByNanoId(db: Db, owners: readonly number[], nanoIds: readonly string[]): Promise<BasemapItem[]> {
  if (owners.length === 0 || nanoIds.length === 0) return [];
  const rows = await db
    .selectFrom('items')
    .where('owner_id', 'in', owners)
    .where('nano_id', 'in', nanoIds)
    .select(['owner_id', 'id'])
    .execute();
  return loadBasemapItems(db, rows);
}

async function categoryNames(db: Db, items: readonly BasemapItem[]): Promise<Map<string, string>> {
  const ids = [...new Set(items.flatMap(({ categories }) => categories))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('category_translations')
    .where('category_id', 'in', ids)
    .where('language', '=', 'de')
    .select(['category_id', 'sub_category_name_translate'])
    .execute();
  return new Map(rows.map((row) => [row.category_id, row.sub_category_name_translate]));
}
