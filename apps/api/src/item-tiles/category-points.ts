import type { Db } from '@umkreis/db/database.ts';
import { mutedColor } from '@umkreis/map-style/points/point-feature.ts';
import { isSettlement } from '@umkreis/map-style/points/map-place.ts';
import { DEFAULT_ORDER } from '@umkreis/places/sort-order.ts';
import { isStreetFurniture } from '@umkreis/taxonomy/street-furniture.ts';
import { pointCategories, versionOfCategories } from './item-points.repository.ts';

interface CategoryPoint {
  mainCategory: string;
  subCategory: string;
  zOrder: number;
  color: string;
  isFurniture: boolean;
  isSettlement: boolean;
}

export interface CategoryPoints {
  /** Differs when any category does. */
  version: string;
  /** With an unknown one, the place counts as uncategorized. */
  of(id: string): CategoryPoint;
}

/**
 * Data of all categories for points.
 * @param known is returned if no category has changed since it was loaded
 */
export async function loadCategoryPoints(db: Db, known?: CategoryPoints): Promise<CategoryPoints> {
  const version = await versionOfCategories(db);
  if (known?.version === version) return known;
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
  return { version, of: (id) => byId.get(id) ?? unknown };
}
