import { pointFlags, type UnsortedPoints } from '@umkreis/vector-tiles/item-points.ts';
import { mercatorX, mercatorY } from '@umkreis/map-style/points/mercator.ts';
import { rankOf } from '@umkreis/places/rank.ts';
import { sortOrder } from '@umkreis/places/sort-order.ts';
import { renownOfRow } from '@umkreis/content/snapshots/renown.repository.ts';
import { orFallback } from '../shared-queries/fallback-category.ts';
import type { CategoryPoints } from './category-points.ts';
import type { PointPage } from './item-points.repository.ts';
import type { RankLinks } from './rank-links.repository.ts';

/** An item that closes permanently later. */
export interface Closing {
  owner: number;
  nanoId: string;
  /** A day or an instant. */
  closed: string;
  timeZone: string;
}

/** Turns rows of items into points. */
export class CollectedPoints implements UnsortedPoints {
  readonly owners: number[] = [];
  readonly nanoIds: string[] = [];
  readonly titles: string[] = [];
  readonly categoryIds: string[] = [];
  readonly xs: number[] = [];
  readonly ys: number[] = [];
  readonly orders: number[] = [];
  readonly ranks: number[] = [];
  readonly flags: number[] = [];
  readonly categoryLinks: (readonly string[])[] = [];
  readonly tagLinks: (readonly string[])[] = [];
  /** Upcoming permanent closings. */
  readonly closings: Closing[] = [];
  readonly #categories: CategoryPoints;
  readonly #zoneOf: (owner: number) => string;
  readonly #deduplicate = eachOnce();

  /** @param zoneOf time zone of an owner, for items without their own */
  constructor(categories: CategoryPoints, zoneOf: (owner: number) => string) {
    this.#categories = categories;
    this.#zoneOf = zoneOf;
  }

  colorOf = (categoryId: string): string => this.#categories.of(categoryId).color;

  /** Adds the items that are not binned. */
  add({ rows, categories, tags, links }: PointPage): void {
    const categoriesOf = Map.groupBy(categories, ({ item_id }) => item_id);
    const tagsOf = Map.groupBy(tags, ({ item_id }) => item_id);
    for (const row of rows) {
      if (row.date_binned) continue;
      const categoryIds = orFallback(categoriesOf.get(row.id)?.map((link) => link.category_id));
      // They are in reverse order.
      this.#addOne(row, categoryIds.at(-1)!, links.get(row.id));
      this.categoryLinks.push(this.#deduplicate(categoryIds));
      this.tagLinks.push(this.#deduplicate(tagsOf.get(row.id)?.map((link) => link.tag_id) ?? none));
    }
  }

  #addOne(row: PointPage['rows'][number], categoryId: string, links: RankLinks | undefined): void {
    const category = this.#categories.of(categoryId);
    const place = {
      item: { title: row.title, renown: renownOfRow(row), ...links },
      categories: [category],
      hasEvents: false,
      isPermanentlyClosed: Boolean(row.is_gone),
    };
    this.owners.push(row.owner_id);
    this.nanoIds.push(row.nano_id);
    this.titles.push(row.title);
    this.categoryIds.push(categoryId);
    this.xs.push(mercatorX(row.lon));
    this.ys.push(mercatorY(row.lat));
    this.orders.push(Math.min(255, sortOrder(place)));
    this.ranks.push(rankOf(place));
    this.flags.push(
      (category.isFurniture ? pointFlags.furniture : 0) |
        (row.title && !row.is_gone && !category.isSettlement ? pointFlags.canBeLandmark : 0),
    );
    if (row.date_permanently_closed && !row.is_gone)
      this.closings.push({
        owner: row.owner_id,
        nanoId: row.nano_id,
        closed: row.date_permanently_closed,
        timeZone: row.hours_place?.timeZone ?? this.#zoneOf(row.owner_id),
      });
  }
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
