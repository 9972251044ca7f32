import type { Db } from '@umkreis/db/database.ts';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { countries } from '@umkreis/taxonomy/countries.ts';
import { states } from '@umkreis/taxonomy/states.ts';
import { detailKeys } from '@umkreis/taxonomy/detail-keys.ts';
import { iconId } from '@umkreis/taxonomy/ids.ts';
import { iconTitles } from '@umkreis/taxonomy/icons.ts';
import { branchTag, tagFor, tags, type TagRow } from '@umkreis/taxonomy/tags.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { searchWords } from '@umkreis/taxonomy/search-words.ts';
import { stateDistricts } from '@umkreis/taxonomy/state-districts.ts';
import { iconPath } from './icon-paths.ts';
import { upsert } from '@umkreis/db/upsert.ts';
import { withoutEdited } from './without-edited.repository.ts';

/** Search shortcuts that a branch is configured with. */
interface BranchShortcuts {
  readonly shortTitle: string;
  readonly searchShortcuts: readonly SearchShortcutConfig[];
}

const languages = ['de', 'en'] as const;

/**
 * Updates the reference tables from the taxonomy: icons, categories, tags, detail keys, synonyms, countries,
 * states, districts. Unchanged rows are not written; rows edited by staff are kept.
 * @param branches the configured branches, whose shortcuts name further icons and tags
 */
export async function seedReference(db: Db, branches: readonly BranchShortcuts[]): Promise<void> {
  const shortcuts = branches.flatMap((branch) => branch.searchShortcuts);
  const titles = [...new Set([...iconTitles, ...shortcuts.map((shortcut) => shortcut.icon)])];
  const icons = await Promise.all(
    titles.map(async (title) => ({ id: iconId(title), title, icon_svg: await iconPath(title), symbol_svg: 'circle' })),
  );
  await db.transaction().execute(async (trx) => {
    await upsert(
      trx,
      { name: 'icons', key: ['id'], columns: { id: 'uuid', title: 'text', icon_svg: 'text', symbol_svg: 'text' } },
      await withoutEdited(trx, icons, (row) => row.id),
    );
    await seedCategories(trx);
    await seedTags(trx, [...tags, ...shortcutTags(branches)]);
    await seedDetailKeys(trx);
    await seedSearchWords(trx);
    await upsert(
      trx,
      { name: 'countries', key: ['id'], columns: { id: 'uuid', iso2: 'text', oh_state_field: 'text' } },
      countries.map(({ id, iso2, ohStateField }) => ({ id, iso2, oh_state_field: ohStateField })),
    );
    await upsert(
      trx,
      { name: 'states', key: ['id'], columns: { id: 'uuid', country_id: 'uuid', nominatim_title: 'text' } },
      states.map(({ id, countryId, nominatimTitle }) => ({
        id,
        country_id: countryId,
        nominatim_title: nominatimTitle,
      })),
    );
    await upsert(
      trx,
      {
        name: 'state_districts',
        key: ['id'],
        columns: { id: 'uuid', country_id: 'uuid', state_id: 'uuid', title: 'text', nominatim_title: 'text' },
      },
      stateDistricts.map((row) => ({
        id: row.id,
        country_id: row.countryId,
        state_id: row.stateId,
        title: row.title,
        nominatim_title: row.nominatimTitle,
      })),
    );
  });
}

/** Tags used by configured shortcuts that the generic table lacks: those named after a branch. */
function shortcutTags(branches: readonly BranchShortcuts[]): TagRow[] {
  const found = branches.flatMap((branch) =>
    branch.searchShortcuts
      .flatMap((shortcut) => [...(shortcut.filter.tags ?? []), ...(shortcut.useMapBoundariesWithTags ?? [])])
      .filter((tag) => tag.tagValue !== undefined && !tagFor(tag.tagKey, tag.tagValue))
      .map((tag) => branchTag(tag.tagKey, tag.tagValue!, branch.shortTitle)),
  );
  return [...new Map(found.map((tag) => [tag.id, tag])).values()];
}

async function seedCategories(db: Db) {
  const columns = {
    id: 'uuid',
    icon_id: 'uuid',
    icon_title: 'text',
    main_category: 'text',
    sub_category: 'text',
    background_color_name: 'text',
    color_name: 'text',
    z_order: 'int',
  };
  const rows = await withoutEdited(db, categories, (row) => row.id);
  await upsert(
    db,
    { name: 'categories', key: ['id'], columns },
    rows.map((row) => ({
      id: row.id,
      icon_id: row.iconId,
      icon_title: row.iconTitle,
      main_category: row.mainCategory,
      sub_category: row.subCategory,
      background_color_name: row.backgroundColorName,
      color_name: row.colorName,
      z_order: row.zOrder,
    })),
  );
  const translation = {
    category_id: 'uuid',
    language: 'text',
    main_category_name_translate: 'text',
    sub_category_name_translate: 'text',
  };
  await upsert(
    db,
    { name: 'category_translations', key: ['category_id', 'language'], columns: translation },
    rows.flatMap((row) =>
      languages.map((language) => ({
        category_id: row.id,
        language,
        main_category_name_translate: row.mainCategoryName[language],
        sub_category_name_translate: row.subCategoryName[language],
      })),
    ),
  );
}

/** Writes tags with their texts, including tags that first occur in an import. */
export async function seedTags(db: Db, wanted: readonly TagRow[]): Promise<void> {
  const rows = await withoutEdited(db, wanted, (row) => row.id);
  const columns = {
    id: 'uuid',
    tag_key: 'text',
    tag_value: 'text',
    tag_group: 'int',
    icon_id: 'uuid',
    color_name: 'text',
    background_color_name: 'text',
    show_in_subtitle: 'boolean',
    is_hidden: 'boolean',
    subtitle_sort_order: 'int',
  };
  await upsert(
    db,
    { name: 'tags', key: ['id'], columns },
    rows.map((row) => ({
      id: row.id,
      tag_key: row.tagKey,
      tag_value: row.tagValue,
      tag_group: row.tagGroup,
      icon_id: row.iconId,
      color_name: row.colorName,
      background_color_name: row.backgroundColorName,
      show_in_subtitle: row.showInSubtitle,
      is_hidden: row.isHidden,
      subtitle_sort_order: row.subtitleSortOrder,
    })),
  );
  const translation = { tag_id: 'uuid', language: 'text', tag_key_translate: 'text', tag_value_translate: 'text' };
  await upsert(
    db,
    { name: 'tag_translations', key: ['tag_id', 'language'], columns: translation },
    rows.flatMap((row) =>
      languages.map((language) => ({
        tag_id: row.id,
        language,
        tag_key_translate: row.tagKeyName[language],
        tag_value_translate: row.tagValueName[language],
      })),
    ),
  );
}

async function seedDetailKeys(db: Db) {
  const columns = {
    id: 'uuid',
    key_name: 'text',
    icon_id: 'uuid',
    icon_title: 'text',
    color_name: 'text',
    type: 'text',
    needs_unit: 'boolean',
    is_hidden: 'boolean',
  };
  const rows = await withoutEdited(db, detailKeys, (row) => row.id);
  await upsert(
    db,
    { name: 'item_detail_keys', key: ['id'], columns },
    rows.map((row) => ({
      id: row.id,
      key_name: row.keyName,
      icon_id: row.iconId,
      icon_title: row.iconTitle,
      color_name: row.colorName,
      type: row.type,
      needs_unit: row.needsUnit,
      is_hidden: row.isHidden,
    })),
  );
  const translation = { item_detail_key_id: 'uuid', language: 'text', detail_key_translate: 'text' };
  await upsert(
    db,
    { name: 'item_detail_key_translations', key: ['item_detail_key_id', 'language'], columns: translation },
    rows.flatMap((row) =>
      languages.map((language) => ({
        item_detail_key_id: row.id,
        language,
        detail_key_translate: row.keyTitle[language],
      })),
    ),
  );
}

async function seedSearchWords(db: Db) {
  const rows = await withoutEdited(db, searchWords, (row) => row.id);
  await upsert(
    db,
    { name: 'search_words', key: ['id'], columns: { id: 'uuid', name: 'text' } },
    rows.map(({ id, name }) => ({ id, name })),
  );
  await upsert(
    db,
    {
      name: 'search_word_categories',
      key: ['search_word_id', 'category_id'],
      columns: { search_word_id: 'uuid', category_id: 'uuid' },
    },
    rows.flatMap((row) => row.categoryIds.map((id) => ({ search_word_id: row.id, category_id: id }))),
  );
  await upsert(
    db,
    {
      name: 'search_word_translations',
      key: ['search_word_id', 'language'],
      columns: { search_word_id: 'uuid', language: 'text', words: 'text' },
    },
    rows.flatMap((row) =>
      row.translations.map(({ language, words }) => ({ search_word_id: row.id, language, words: words.join(', ') })),
    ),
  );
}
