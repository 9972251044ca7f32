import type { Db } from '@umkreis/db/database.ts';
import { alongCurve, pointFlags, type ItemPoints } from '@umkreis/vector-tiles/item-points.ts';
import { isSettlement } from '@umkreis/map-style/points/map-place.ts';
import { mutedColor } from '@umkreis/map-style/points/point-feature.ts';
import { mercatorX, mercatorY } from '@umkreis/map-style/points/mercator.ts';
import { rankOf } from '@umkreis/places/rank.ts';
import { DEFAULT_ORDER, sortOrder } from '@umkreis/places/sort-order.ts';
import { isStreetFurniture } from '@umkreis/taxonomy/street-furniture.ts';
import { renownOfRow } from '@umkreis/content/snapshots/renown.repository.ts';
import { pointCategories, pointPages } from './item-points.repository.ts';
import { paced } from './paced.ts';

export interface Closing {
  /** A day or an instant. */
  closed: string;
  timeZone: string;
}

/** The items of some owners, prepared for cutting tiles. */
export interface LoadedPoints extends ItemPoints {
  /** Upcoming permanent closings. */
  closings: readonly Closing[];
}

/**
 * Reads in pages, so that a million items do not have to fit into one result.
 * @param zoneOf time zone of an owner, for items without their own
 * @param rests as of `paced`
 */
export async function loadItemPoints(
  db: Db,
  owners: readonly number[],
  zoneOf: (owner: number) => string,
  now = new Date(),
  rests = 0,
): Promise<LoadedPoints> {
  const nanoIds: string[] = [];
  const titles: string[] = [];
  const categoryIds: (string | null)[] = [];
  const xs: number[] = [];
  const ys: number[] = [];
  const orders: number[] = [];
  const ranks: number[] = [];
  const flags: number[] = [];
  const closings: Closing[] = [];
  const categoryLinks: (readonly string[])[] = [];
  const tagLinks: (readonly string[])[] = [];
  const deduplicate = eachOnce();
  const ofCategory = await categoryPoints(db);
  for (const owner of owners) {
    for await (const { rows, categories, tags, links } of paced(pointPages(db, owner, now), rests)) {
      const categoriesOf = Map.groupBy(categories, ({ item_id }) => item_id);
      const tagsOf = Map.groupBy(tags, ({ item_id }) => item_id);
      // Later entries overwrite earlier ones, so that the first category wins.
      const categoryOf = new Map(categories.map((row) => [row.item_id, row.category_id]));
      for (const row of rows) {
        const categoryId = categoryOf.get(row.id) ?? null;
        nanoIds.push(row.nano_id);
        titles.push(row.title);
        categoryIds.push(categoryId);
        xs.push(mercatorX(row.lon));
        ys.push(mercatorY(row.lat));
        categoryLinks.push(deduplicate(categoriesOf.get(row.id)?.map((link) => link.category_id) ?? none));
        tagLinks.push(deduplicate(tagsOf.get(row.id)?.map((link) => link.tag_id) ?? none));
        const category = ofCategory(categoryId);
        const place = {
          item: { title: row.title, renown: renownOfRow(row), ...links.get(row.id) },
          categories: [category],
          hasEvents: false,
          isPermanentlyClosed: Boolean(row.is_gone),
        };
        orders.push(Math.min(255, sortOrder(place)));
        ranks.push(rankOf(place));
        flags.push(
          (category.isFurniture ? pointFlags.furniture : 0) |
            (row.title && !row.is_gone && !category.isSettlement ? pointFlags.canBeLandmark : 0),
        );
        if (row.date_permanently_closed && !row.is_gone)
          closings.push({ closed: row.date_permanently_closed, timeZone: row.hours_place?.timeZone ?? zoneOf(owner) });
      }
    }
  }
  return {
    ...alongCurve({
      nanoIds,
      titles,
      categoryIds,
      xs,
      ys,
      orders,
      ranks,
      flags,
      categoryLinks,
      tagLinks,
      colorOf: (id) => ofCategory(id).color,
    }),
    closings,
  };
}

interface CategoryPoint {
  mainCategory: string;
  subCategory: string;
  zOrder: number;
  color: string;
  isFurniture: boolean;
  isSettlement: boolean;
}

/** Point data of a category; without a category the place counts as uncategorized. */
async function categoryPoints(db: Db): Promise<(id: string | null) => CategoryPoint> {
  const rows = await pointCategories(db);
  const byId = new Map(
    rows.map((row) => [
      row.id,
      {
        mainCategory: row.mainCategory,
        subCategory: row.subCategory,
        zOrder: row.z_order,
        color: row.color,
        isFurniture: isStreetFurniture(row),
        isSettlement: isSettlement({ categories: [row] }),
      },
    ]),
  );
  const fallback = rows.find((row) => row.mainCategory === 'Place' && row.subCategory === 'Place');
  const unknown = {
    mainCategory: 'Place',
    subCategory: 'Place',
    zOrder: fallback?.z_order ?? DEFAULT_ORDER,
    color: mutedColor,
    isFurniture: false,
    isSettlement: false,
  };
  return (id) => byId.get(id ?? '') ?? unknown;
}

const none: readonly string[] = [];

/** Shares lists with equal IDs: a million places have few distinct ones. */
function eachOnce(): (ids: readonly string[]) => readonly string[] {
  const lists = new Map<string, readonly string[]>();
  return (ids) => {
    const key = ids.join();
    const found = lists.get(key) ?? ids;
    lists.set(key, found);
    return found;
  };
}
