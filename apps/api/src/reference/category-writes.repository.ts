import type { CategoryCreate, CategoryUpdate } from '@umkreis/contract/reference-write.ts';
import { categories } from '@umkreis/taxonomy/categories.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { builtIn } from './edit-reference.ts';
import { iconOfTitle } from './icon-of-title.repository.ts';

const builtInIds = new Set(categories.map((row) => row.id));

export async function insertCategory(trx: Trx, id: string, fields: CategoryCreate): Promise<void> {
  await trx
    .insertInto('categories')
    .values({
      id,
      icon_id: await iconOfTitle(trx, fields.iconTitle),
      icon_title: fields.iconTitle,
      main_category: fields.mainCategory,
      sub_category: fields.subCategory,
      background_color_name: fields.backgroundColorName,
      color_name: fields.colorName,
      z_order: fields.zOrder,
    })
    .execute();
  await writeTexts(trx, id, fields.translations);
}

/** Writes the given fields; names that imports look up cannot be changed. @throws ProblemError 409 */
export async function writeCategory(trx: Trx, id: string, fields: CategoryUpdate): Promise<void> {
  const { mainCategory, subCategory } = fields;
  if (
    builtInIds.has(id) &&
    categories.some(
      (row) =>
        row.id === id &&
        ((mainCategory ?? row.mainCategory) !== row.mainCategory ||
          (subCategory ?? row.subCategory) !== row.subCategory),
    )
  )
    throw builtIn('category');
  const icon =
    fields.iconTitle === undefined
      ? {}
      : { icon_id: await iconOfTitle(trx, fields.iconTitle), icon_title: fields.iconTitle };
  const set = {
    ...icon,
    ...(mainCategory !== undefined && { main_category: mainCategory }),
    ...(subCategory !== undefined && { sub_category: subCategory }),
    ...(fields.backgroundColorName !== undefined && { background_color_name: fields.backgroundColorName }),
    ...(fields.colorName !== undefined && { color_name: fields.colorName }),
    ...(fields.zOrder !== undefined && { z_order: fields.zOrder }),
  };
  if (Object.keys(set).length > 0) await trx.updateTable('categories').set(set).where('id', '=', id).execute();
  await writeTexts(trx, id, fields.translations ?? []);
}

/** @throws ProblemError 409 if imports refer to it */
export async function deleteCategory(trx: Trx, id: string): Promise<void> {
  if (builtInIds.has(id)) throw builtIn('category');
  await trx.deleteFrom('category_translations').where('category_id', '=', id).execute();
  await trx.deleteFrom('categories').where('id', '=', id).execute();
}

async function writeTexts(trx: Trx, id: string, texts: CategoryCreate['translations']): Promise<void> {
  if (texts.length === 0) return;
  await trx
    .insertInto('category_translations')
    .values(
      texts.map((text) => ({
        category_id: id,
        language: text.language,
        main_category_name_translate: text.mainCategoryNameTranslate,
        sub_category_name_translate: text.subCategoryNameTranslate,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['category_id', 'language'])
        .doUpdateSet((eb) => ({
          main_category_name_translate: eb.ref('excluded.main_category_name_translate'),
          sub_category_name_translate: eb.ref('excluded.sub_category_name_translate'),
        })),
    )
    .execute();
}
