import type { Db } from '@umkreis/db/database.ts';

/** Categories and tags without their texts. */
export async function loadKinds(db: Db) {
  const [categories, tags] = await Promise.all([
    db.selectFrom('categories').select(['id', 'main_category']).execute(),
    db
      .selectFrom('tags')
      .where('is_hidden', '=', false)
      .select(['id', 'tag_group', 'tag_key as tagKey', 'tag_value as tagValue'])
      .execute(),
  ]);
  return { categories, tags };
}
