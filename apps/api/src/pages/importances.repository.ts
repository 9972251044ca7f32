import type { Db } from '@umkreis/db/database.ts';
import type { Importance } from '@umkreis/places/listed-places.ts';

/** What the order of places depends on, of all categories. */
export async function loadImportances(db: Db): Promise<Importance['categories']> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'main_category as mainCategory', 'sub_category as subCategory', 'z_order as zOrder'])
    .execute();
  return new Map(rows.map(({ id, ...category }) => [id, category]));
}
