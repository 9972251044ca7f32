import type { Db } from '@umkreis/db/database.ts';
import { isUnlistedRow } from '../shared-queries/unlisted.repository.ts';
import { isFeaturedRow, renownColumns } from '@umkreis/content/snapshots/renown.repository.ts';
import { rankLinks } from './rank-links.repository.ts';

/** Small enough that parsing a page does not block other requests. */
const PAGE = 5000;

/** The items of an owner with the data for points, in pages: a million do not have to fit into one result. */
export async function* pointPages(db: Db, owner: number, now: Date) {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await db
      .selectFrom('items')
      .where('owner_id', '=', owner)
      .where('id', '>', after)
      .where('date_binned', 'is', null)
      .select([
        'id',
        'nano_id',
        'title',
        'lat',
        'lon',
        'date_permanently_closed',
        'hours_place',
        ...renownColumns,
        isUnlistedRow('items', now).as('is_gone'),
        isFeaturedRow('items').as('is_featured'),
      ])
      .orderBy('id')
      .limit(PAGE)
      .execute();
    if (rows.length === 0) return;
    const last = rows.at(-1)!.id;
    const categories = await db
      .selectFrom('item_categories')
      .where('owner_id', '=', owner)
      .where('item_id', '>', after)
      .where('item_id', '<=', last)
      .select(['item_id', 'category_id'])
      .orderBy('sort_order', 'desc')
      .orderBy('date_created', 'desc')
      .execute();
    const tags = await db
      .selectFrom('item_tags')
      .where('owner_id', '=', owner)
      .where('item_id', '>', after)
      .where('item_id', '<=', last)
      .select(['item_id', 'tag_id'])
      .execute();
    yield { rows, categories, tags, links: await rankLinks(db, { owner, after, last }) };
    after = last;
  }
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
    .execute();
