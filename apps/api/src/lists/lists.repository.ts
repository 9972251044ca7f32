import type { ListedItem } from '@umkreis/contract/list-write.ts';
import type { Featured, List } from '@umkreis/contract/search-shortcut.ts';
import { itemMediumKeys } from '@umkreis/contract/medium-keys.ts';
import { focusOf, type FocusRow } from '@umkreis/object-storage/picture-focus.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { RenditionRow } from '@umkreis/db/tables/item-tables.ts';
import { mediaUrl, renditionName } from '@umkreis/object-storage/file-names.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { MOST_ROWS } from '../http/most-rows.ts';
import type { Trx, Reader } from '@umkreis/db/owner-transaction.ts';

/** Lists as editors see them. @param id only this one */
export const loadLists = (db: Reader, id?: string): Promise<List[]> => readLists(db, { id });

/** Public lists: without places in the trash. */
export const loadPublicLists = (db: Reader): Promise<List[]> => readLists(db, { isPublic: true });

async function readLists(
  db: Reader,
  { id, isPublic = false }: { id?: string | undefined; isPublic?: boolean },
): Promise<List[]> {
  const [lists, items] = await Promise.all([
    db
      .selectFrom('lists')
      .selectAll()
      .$if(id !== undefined, (query) => query.where('id', '=', id!))
      .orderBy('branch_id')
      .orderBy('title_de')
      .orderBy('id')
      .limit(MOST_ROWS)
      .execute(),
    db
      .selectFrom('list_items as l')
      .select(['l.list_id', 'l.item_id'])
      .$if(id !== undefined, (query) => query.where('l.list_id', '=', id!))
      .$if(isPublic, (query) =>
        query
          .innerJoin('items as i', (join) =>
            join.onRef('i.owner_id', '=', 'l.owner_id').onRef('i.id', '=', 'l.item_id'),
          )
          .where('i.date_binned', 'is', null),
      )
      .orderBy('l.sort_order')
      .limit(MOST_ROWS)
      .execute(),
  ]);
  const byList = Map.groupBy(items, (item) => item.list_id);
  return lists.map((row) => ({
    id: row.id,
    nanoId: row.nano_id,
    branchShortId: row.branch_id,
    title: { de: row.title_de, en: row.title_en },
    description: { de: row.description_de, en: row.description_en },
    itemIds: (byList.get(row.id) ?? []).map((item) => item.item_id),
  }));
}

/** Items of a list in order, with the fields that distinguish them. */
export async function loadListItems(db: Db, listId: string): Promise<ListedItem[]> {
  const rows = await db
    .selectFrom('list_items as l')
    .innerJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'l.owner_id').onRef('i.id', '=', 'l.item_id'))
    .where('l.list_id', '=', listId)
    .select((eb) => [
      'i.id',
      'i.nano_id',
      'i.owner_id',
      'i.title',
      eb
        .selectFrom('item_addresses as a')
        .whereRef('a.owner_id', '=', 'i.owner_id')
        .whereRef('a.item_id', '=', 'i.id')
        .select('a.city')
        .orderBy('a.id')
        .limit(1)
        .as('city'),
    ])
    .orderBy('l.sort_order')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    nanoId: row.nano_id,
    branchShortId: row.owner_id,
    title: row.title,
    city: row.city ?? '',
  }));
}

/** Only the newest featured places are returned. */
const MOST_FEATURED = 500;

/** Newest first, with the data of their cards. */
export async function loadFeatured(db: Db): Promise<Featured[]> {
  const rows = await db
    .selectFrom('featured as f')
    .innerJoin('items as i', (join) => join.onRef('i.owner_id', '=', 'f.owner_id').onRef('i.id', '=', 'f.item_id'))
    .innerJoin('branches as b', 'b.short_id', 'f.owner_id')
    .where('i.date_binned', 'is', null)
    .select((eb) => [
      'f.id',
      'f.item_id',
      'f.owner_id',
      'i.nano_id',
      'i.title',
      'b.is_demo',
      sql<string>`to_char(f.date_featured, 'YYYY-MM-DD')`.as('date'),
      eb
        .selectFrom('item_categories as c')
        .whereRef('c.owner_id', '=', 'i.owner_id')
        .whereRef('c.item_id', '=', 'i.id')
        .select('c.category_id')
        .orderBy('c.sort_order')
        .orderBy('c.date_created')
        .limit(1)
        .as('category_id'),
      eb
        .selectFrom('item_addresses as a')
        .whereRef('a.owner_id', '=', 'i.owner_id')
        .whereRef('a.item_id', '=', 'i.id')
        .select('a.city')
        .orderBy('a.id')
        .limit(1)
        .as('city'),
      eb
        .selectFrom('item_details as d')
        .innerJoin('item_detail_keys as k', 'k.id', 'd.item_detail_key_id')
        .where('k.key_name', '=', 'shortDescription')
        .whereRef('d.owner_id', '=', 'i.owner_id')
        .whereRef('d.item_id', '=', 'i.id')
        .select('d.data_value')
        .orderBy('d.id')
        .limit(1)
        .as('short_description'),
      eb
        .selectFrom('item_media as m')
        .innerJoin('media_files as p', 'p.hash', 'm.file_hash')
        .where('m.kind', '=', itemMediumKeys.picture)
        .whereRef('m.owner_id', '=', 'i.owner_id')
        .whereRef('m.item_id', '=', 'i.id')
        .select(
          sql<
            { hash: string; renditions: RenditionRow[] } & FocusRow
          >`jsonb_build_object('hash', p.hash, 'renditions', p.renditions, 'focus_x', m.focus_x, 'focus_y',
            m.focus_y)`.as('picture'),
        )
        .orderBy('m.sort_order')
        .orderBy('m.id')
        .limit(1)
        .as('picture'),
    ])
    .orderBy('f.date_featured', 'desc')
    .orderBy('f.id')
    .limit(MOST_FEATURED)
    .execute();
  return rows.map((row) => ({
    featuredId: row.id,
    itemId: row.item_id,
    branchShortId: row.owner_id,
    nanoId: row.nano_id,
    title: row.title,
    categoryId: row.category_id,
    city: row.city ?? '',
    shortDescription: row.short_description,
    isDemo: row.is_demo,
    dateFeatured: row.date,
    image: row.picture && tileUrl(row.picture),
    ...withFocus(row.picture),
  }));
}

function withFocus(picture: FocusRow | null): Pick<Featured, 'imageFocus'> {
  const focus = picture && focusOf(picture);
  return focus ? { imageFocus: focus } : {};
}

/** Wide enough for a tile on a high-density screen, px. */
const TILE_WIDTH = 640;

function tileUrl({ hash, renditions }: { hash: string; renditions: RenditionRow[] }): string | null {
  const webp = renditions.filter(({ format }) => format === 'webp').toSorted((a, b) => a.width - b.width);
  const best = webp.find(({ width }) => width >= TILE_WIDTH) ?? webp.at(-1);
  return best ? mediaUrl(renditionName(hash, best)) : null;
}

/** An item is featured at most once a day: returns the existing entry. @param day ISO date */
export async function insertFeatured(
  trx: Trx,
  { owner_id, id }: { owner_id: number; id: string },
  day: string,
): Promise<{ featuredId: string; itemId: string; dateFeatured: string }> {
  const date = sql<string>`${day}::date`;
  const featuredDay = sql<string>`to_char(date_featured, 'YYYY-MM-DD')`.as('date');
  const row =
    (await trx
      .selectFrom('featured')
      .where('owner_id', '=', owner_id)
      .where('item_id', '=', id)
      .where('date_featured', '=', date)
      .select(['id', featuredDay])
      .executeTakeFirst()) ??
    (await trx
      .insertInto('featured')
      .values({ id: uuidv7(), owner_id, item_id: id, date_featured: date })
      .returning(['id', featuredDay])
      .executeTakeFirstOrThrow());
  return { featuredId: row.id, itemId: id, dateFeatured: row.date };
}

export async function findFeatured(db: Db, featuredId: string): Promise<{ owner_id: number; id: string } | undefined> {
  const row = await db
    .selectFrom('featured')
    .where('id', '=', featuredId)
    .select(['owner_id', 'item_id'])
    .executeTakeFirst();
  return row && { owner_id: row.owner_id, id: row.item_id };
}

/** @returns whether it existed */
export async function deleteFeatured(
  trx: Trx,
  { owner_id, id }: { owner_id: number; id: string },
  featuredId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('featured')
    .where('owner_id', '=', owner_id)
    .where('item_id', '=', id)
    .where('id', '=', featuredId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
