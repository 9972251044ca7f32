import type { Category, Icon } from '@umkreis/contract/category.ts';
import type { DetailKeyType, ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { SearchWord } from '@umkreis/contract/search-word.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';

/** Reads all rows, or the one with this ID. */
export type LoadReference<T> = (db: Reader, id?: string) => Promise<T[]>;

export const loadIcons: LoadReference<Icon> = async (db, id) => {
  const rows = await db
    .selectFrom('icons')
    .selectAll()
    .$if(id !== undefined, (one) => one.where('id', '=', id!))
    .orderBy('title')
    .execute();
  return rows.map((row) => ({ id: row.id, title: row.title, iconSvg: row.icon_svg, symbolSvg: row.symbol_svg }));
};

export const loadCategories: LoadReference<Category> = async (db, id) => {
  const [rows, translations] = await Promise.all([
    db
      .selectFrom('categories')
      .selectAll()
      .$if(id !== undefined, (one) => one.where('id', '=', id!))
      .orderBy('main_category')
      .orderBy('sub_category')
      .execute(),
    db
      .selectFrom('category_translations')
      .selectAll()
      .$if(id !== undefined, (one) => one.where('category_id', '=', id!))
      .execute(),
  ]);
  const main = texts(
    translations,
    (row) => row.category_id,
    (row) => row.main_category_name_translate,
  );
  const sub = texts(
    translations,
    (row) => row.category_id,
    (row) => row.sub_category_name_translate,
  );
  return rows.map((row) => ({
    id: row.id,
    iconId: row.icon_id,
    iconTitle: row.icon_title,
    icon_title: row.icon_title,
    mainCategory: row.main_category,
    subCategory: row.sub_category,
    mainCategoryName: main(row.id, row.main_category),
    subCategoryName: sub(row.id, row.sub_category),
    backgroundColorName: row.background_color_name,
    colorName: row.color_name,
    zOrder: row.z_order,
  }));
};

export const loadTags: LoadReference<Tag> = async (db, id) => {
  const [rows, translations] = await Promise.all([
    db
      .selectFrom('tags')
      .selectAll()
      .$if(id !== undefined, (one) => one.where('id', '=', id!))
      .orderBy('tag_key')
      .orderBy('tag_value')
      .execute(),
    db
      .selectFrom('tag_translations')
      .selectAll()
      .$if(id !== undefined, (one) => one.where('tag_id', '=', id!))
      .execute(),
  ]);
  const key = texts(
    translations,
    (row) => row.tag_id,
    (row) => row.tag_key_translate,
  );
  const value = texts(
    translations,
    (row) => row.tag_id,
    (row) => row.tag_value_translate,
  );
  return rows.map((row) => ({
    id: row.id,
    tagKey: row.tag_key,
    tagValue: row.tag_value,
    tagGroup: row.tag_group,
    tagKeyName: key(row.id, row.tag_key),
    tagValueName: value(row.id, row.tag_value),
    iconId: row.icon_id,
    colorName: row.color_name,
    backgroundColorName: row.background_color_name,
    showInSubtitle: row.show_in_subtitle,
    isHidden: row.is_hidden,
    subtitleSortOrder: row.subtitle_sort_order,
  }));
};

export const loadDetailKeys: LoadReference<ItemDetailKey> = async (db, id) => {
  const [rows, translations] = await Promise.all([
    db
      .selectFrom('item_detail_keys')
      .selectAll()
      .$if(id !== undefined, (one) => one.where('id', '=', id!))
      .orderBy('key_name')
      .execute(),
    db
      .selectFrom('item_detail_key_translations')
      .selectAll()
      .$if(id !== undefined, (one) => one.where('item_detail_key_id', '=', id!))
      .execute(),
  ]);
  const title = texts(
    translations,
    (row) => row.item_detail_key_id,
    (row) => row.detail_key_translate,
  );
  return rows.map((row) => ({
    id: row.id,
    keyName: row.key_name,
    keyTitle: title(row.id, row.key_name),
    iconId: row.icon_id,
    iconTitle: row.icon_title,
    colorName: row.color_name,
    type: row.type as DetailKeyType,
    needsUnit: row.needs_unit,
    isHidden: row.is_hidden,
  }));
};

export const loadSearchWords: LoadReference<SearchWord> = async (db, id) => {
  const [rows, kinds, translations] = await Promise.all([
    db
      .selectFrom('search_words')
      .selectAll()
      .$if(id !== undefined, (one) => one.where('id', '=', id!))
      .orderBy('name')
      .execute(),
    db
      .selectFrom('search_word_categories')
      .selectAll()
      .$if(id !== undefined, (one) => one.where('search_word_id', '=', id!))
      .orderBy('category_id')
      .execute(),
    db
      .selectFrom('search_word_translations')
      .selectAll()
      .$if(id !== undefined, (one) => one.where('search_word_id', '=', id!))
      .orderBy('language')
      .execute(),
  ]);
  const [kindsOf, wordsOf] = [
    Map.groupBy(kinds, (row) => row.search_word_id),
    Map.groupBy(translations, (row) => row.search_word_id),
  ];
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    categoryIds: (kindsOf.get(row.id) ?? []).map(({ category_id }) => category_id),
    translations: (wordsOf.get(row.id) ?? []).map(({ language, words }) => ({ language, words: words.split(', ') })),
  }));
};

/** Looks up texts in both languages; missing translations fall back to the name in the source. */
function texts<Row extends { language: string }>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  textOf: (row: Row) => string,
): (id: string, source: string) => Bilingual {
  const byKey = new Map(rows.map((row) => [`${row.language}|${idOf(row)}`, textOf(row)]));
  return (id, source) => ({ de: byKey.get(`de|${id}`) ?? source, en: byKey.get(`en|${id}`) ?? source });
}
