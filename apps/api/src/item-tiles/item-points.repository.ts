import { sql } from 'kysely';
import type { Db } from '@umkreis/db/database.ts';
import { isUnlistedRow } from '../shared-queries/unlisted.repository.ts';
import { isFeaturedRow, renownColumns } from '@umkreis/content/snapshots/renown.repository.ts';
import { isSelected, rankLinks, type ItemSelection } from './rank-links.repository.ts';

/** Small enough that parsing a page does not block other requests. */
const PAGE = 5000;

/** Items of one owner with the data for points. */
export type PointPage = Awaited<ReturnType<typeof withLinks>>;

/** The items of an owner with the data for points, in pages: a million do not have to fit into one result. */
export async function* pointPages(db: Db, owner: number, now: Date): AsyncGenerator<PointPage, void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await pointRows(db, owner, now)
      .where('id', '>', after)
      .where('date_binned', 'is', null)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const last = rows.at(-1)?.id;
    if (last === undefined) return;
    yield await withLinks(db, rows, { owner, after, last });
    after = last;
  }
}

/** Some items of an owner with the data for points, binned ones included. */
export const pointsOf = async (db: Db, owner: number, ids: readonly string[], now: Date): Promise<PointPage> =>
  withLinks(db, await pointRows(db, owner, now).where('id', 'in', ids).execute(), { owner, ids });

/** Items that these are a part of, or that are a part of these. */
export async function relativesOf(db: Db, owner: number, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('item_relations')
    .where('owner_id', '=', owner)
    .where((eb) => eb.or([eb('item_parent_id', 'in', ids), eb('item_child_id', 'in', ids)]))
    .select(['item_parent_id', 'item_child_id'])
    .execute();
  return rows.flatMap((row) => [row.item_parent_id, row.item_child_id]);
}

const pointRows = (db: Db, owner: number, now: Date) =>
  db
    .selectFrom('items')
    .where('owner_id', '=', owner)
    .select([
      'owner_id',
      'id',
      'nano_id',
      'title',
      'lat',
      'lon',
      'date_binned',
      'date_permanently_closed',
      'hours_place',
      ...renownColumns,
      isUnlistedRow('items', now).as('is_gone'),
      isFeaturedRow('items').as('is_featured'),
    ]);

type PointRow = Awaited<ReturnType<ReturnType<typeof pointRows>['execute']>>[number];

async function withLinks(db: Db, rows: readonly PointRow[], items: ItemSelection) {
  const categories = await db
    .selectFrom('item_categories')
    .where(isSelected(items, 'item_id'))
    .select(['item_id', 'category_id'])
    .orderBy('sort_order', 'desc')
    .orderBy('date_created', 'desc')
    .execute();
  const tags = await db
    .selectFrom('item_tags')
    .where(isSelected(items, 'item_id'))
    .select(['item_id', 'tag_id'])
    .execute();
  return { rows, categories, tags, links: await rankLinks(db, items) };
}

/** All categories with the fields used for points. */
export const pointCategories = (db: Db) =>
  db
    .selectFrom('categories')
    .select([
      'id',
      'z_order',
      'background_color_name as color',
      'main_category as mainCategory',
      'sub_category as subCategory',
    ])
    .orderBy('id')
    .execute();

/** Differs when `pointCategories` returns something else. */
export async function versionOfCategories(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select md5(coalesce(string_agg(
      jsonb_build_array(id, z_order, background_color_name, main_category, sub_category)::text, ',' order by id
    ), '')) as version from categories`.execute(db);
  return rows[0]!.version;
}
