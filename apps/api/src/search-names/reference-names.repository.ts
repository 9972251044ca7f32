import type { Db } from '@umkreis/db/database.ts';

/** Texts of categories and tags in all languages, and the search words of categories. */
export async function loadNames(db: Db) {
  const [categories, words, tags] = await Promise.all([
    db
      .selectFrom('category_translations')
      .select(['category_id', 'sub_category_name_translate', 'main_category_name_translate'])
      .execute(),
    db
      .selectFrom('search_word_categories as c')
      .innerJoin('search_word_translations as t', 't.search_word_id', 'c.search_word_id')
      .select(['c.category_id', 't.words'])
      .execute(),
    db
      .selectFrom('tag_translations as x')
      .innerJoin('tags as t', 't.id', 'x.tag_id')
      .where('t.is_hidden', '=', false)
      .select(['x.tag_id', 't.tag_group', 'x.tag_key_translate', 'x.tag_value_translate'])
      .execute(),
  ]);
  return { categories, words, tags };
}
