import type { Reader } from '@umkreis/db/owner-transaction.ts';

/** @param of one language, one category, or both; empty: all */
export async function categoryTranslations(db: Reader, of: { language?: string | undefined; id?: string } = {}) {
  return db
    .selectFrom('category_translations as t')
    .innerJoin('categories as c', 'c.id', 't.category_id')
    .$if(of.language !== undefined, (query) => query.where('t.language', '=', of.language!))
    .$if(of.id !== undefined, (query) => query.where('c.id', '=', of.id!))
    .select([
      'c.id as categoryId',
      'c.main_category as mainCategoryName',
      'c.sub_category as subCategoryName',
      't.language',
      't.main_category_name_translate as mainCategoryNameTranslate',
      't.sub_category_name_translate as subCategoryNameTranslate',
    ])
    .orderBy('c.main_category')
    .orderBy('c.sub_category')
    .orderBy('t.language')
    .execute();
}

/** As above, for tags. */
export async function tagTranslations(db: Reader, of: { language?: string | undefined; id?: string } = {}) {
  return db
    .selectFrom('tag_translations as t')
    .innerJoin('tags as g', 'g.id', 't.tag_id')
    .$if(of.language !== undefined, (query) => query.where('t.language', '=', of.language!))
    .$if(of.id !== undefined, (query) => query.where('g.id', '=', of.id!))
    .select([
      'g.id as tagId',
      'g.tag_key as tagKey',
      'g.tag_value as tagValue',
      't.language',
      't.tag_key_translate as tagKeyTranslate',
      't.tag_value_translate as tagValueTranslate',
    ])
    .orderBy('g.tag_key')
    .orderBy('g.tag_value')
    .orderBy('t.language')
    .execute();
}

/** As above, for detail keys. */
export async function detailKeyTranslations(db: Reader, of: { language?: string | undefined; id?: string } = {}) {
  return db
    .selectFrom('item_detail_key_translations as t')
    .innerJoin('item_detail_keys as k', 'k.id', 't.item_detail_key_id')
    .$if(of.language !== undefined, (query) => query.where('t.language', '=', of.language!))
    .$if(of.id !== undefined, (query) => query.where('k.id', '=', of.id!))
    .select([
      'k.id as detailKeyId',
      'k.key_name as detailKey',
      't.language',
      't.detail_key_translate as detailKeyTranslate',
    ])
    .orderBy('k.key_name')
    .orderBy('t.language')
    .execute();
}
