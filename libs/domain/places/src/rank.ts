import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { isLandmarkKind, isServiceKind } from '@umkreis/taxonomy/orientation.ts';
import { sortOrder, type Sortable } from './sort-order.ts';

/** Evidence of a place's importance other than its own data. */
export interface RenownFacts {
  /** Has a Wikipedia article */
  hasArticle: boolean;
  /** Has a Wikidata entry */
  hasEntry: boolean;
  /** Has been featured by an editor on any day */
  isFeatured: boolean;
  /** Created or changed by an editor */
  isEdited: boolean;
}

export interface Ranked extends Sortable {
  categories: readonly Pick<Category, 'zOrder' | 'mainCategory' | 'subCategory'>[];
  item: Sortable['item'] & Pick<BasemapItem, 'title' | 'image' | 'renown' | 'ways' | 'details'>;
}

/** Ranks between two map orders */
const STEP = 10;
/** Maximum number of ranks for merits, so that an important category keeps its lead */
const MAX_MERITS = 60;
/** The last rank; ranks fit into a byte. */
export const LAST_RANK = 255;

const merits = { article: 24, entry: 10, featured: 36, edited: 8, picture: 8, hours: 5, landmark: 8 } as const;
const lacks = { title: 35, spot: 20, service: 16 } as const;

/** Renown of a place in ranks; 0: no evidence */
export const renownOf = ({ hasArticle, hasEntry, isFeatured, isEdited }: RenownFacts): number =>
  (hasArticle ? merits.article : 0) +
  (hasEntry ? merits.entry : 0) +
  (isFeatured ? merits.featured : 0) +
  (isEdited ? merits.edited : 0);

/**
 * Importance of a place on the map, 0–255, the lowest first. Based on its map order; improved by renown, a picture,
 * opening hours, and for landmarks; worsened for everyday services, unnamed places and lines.
 */
export function rankOf(place: Ranked): number {
  const { item, categories, isPermanentlyClosed } = place;
  if (isPermanentlyClosed) return LAST_RANK;
  const [category] = categories;
  const rank =
    MAX_MERITS +
    STEP * sortOrder(place) -
    (item.renown ?? 0) -
    (item.image ? merits.picture : 0) -
    (category && isLandmarkKind(category) ? merits.landmark : 0) -
    (item.details?.hours || item.details?.operatingHours ? merits.hours : 0) +
    (item.title ? 0 : lacks.title) +
    (category && isServiceKind(category) ? lacks.service : 0) +
    (item.ways?.length ? lacks.spot : 0);
  return Math.min(LAST_RANK, Math.max(0, rank));
}
