import type { DetailKeyCreate, DetailKeyUpdate } from '@umkreis/contract/reference-write.ts';
import { detailKeys } from '@umkreis/taxonomy/detail-keys.ts';
import { detailKeyId } from '@umkreis/taxonomy/ids.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { builtIn, inUse } from './edit-reference.ts';
import { iconOfTitle } from './icon-of-title.repository.ts';

const builtInIds = new Set(detailKeys.map((row) => row.id));

export const idOfDetailKey = ({ keyName }: Pick<DetailKeyCreate, 'keyName'>) => detailKeyId(keyName);

export async function insertDetailKey(trx: Trx, id: string, fields: DetailKeyCreate): Promise<void> {
  await trx
    .insertInto('item_detail_keys')
    .values({
      id,
      key_name: fields.keyName,
      icon_id: await iconOfTitle(trx, fields.iconTitle),
      icon_title: fields.iconTitle,
      color_name: fields.colorName,
      type: fields.type,
      needs_unit: fields.needsUnit,
      is_hidden: fields.isHidden,
    })
    .execute();
  await writeTexts(trx, id, fields.translations);
}

/**
 * Writes the given fields. Name and type of a key that code or items use cannot be changed.
 * @throws ProblemError 409
 */
export async function writeDetailKey(trx: Trx, id: string, fields: DetailKeyUpdate): Promise<void> {
  const row = await trx
    .selectFrom('item_detail_keys')
    .where('id', '=', id)
    .select(['key_name', 'type', 'needs_unit'])
    .executeTakeFirstOrThrow();
  const isRenamed = fields.keyName !== undefined && fields.keyName !== row.key_name;
  const isRetyped = (fields.type ?? row.type) !== row.type || (fields.needsUnit ?? row.needs_unit) !== row.needs_unit;
  if (builtInIds.has(id) && (isRenamed || isRetyped)) throw builtIn('detail key');
  if (
    isRetyped &&
    (await trx.selectFrom('item_details').where('item_detail_key_id', '=', id).select('id').limit(1).executeTakeFirst())
  )
    throw inUse('items');
  const icon =
    fields.iconTitle === undefined
      ? {}
      : { icon_id: await iconOfTitle(trx, fields.iconTitle), icon_title: fields.iconTitle };
  const set = {
    ...icon,
    ...(fields.keyName !== undefined && { key_name: fields.keyName }),
    ...(fields.colorName !== undefined && { color_name: fields.colorName }),
    ...(fields.type !== undefined && { type: fields.type }),
    ...(fields.needsUnit !== undefined && { needs_unit: fields.needsUnit }),
    ...(fields.isHidden !== undefined && { is_hidden: fields.isHidden }),
  };
  if (Object.keys(set).length > 0) await trx.updateTable('item_detail_keys').set(set).where('id', '=', id).execute();
  await writeTexts(trx, id, fields.translations ?? []);
}

/** @throws ProblemError 409 if code uses it */
export async function deleteDetailKey(trx: Trx, id: string): Promise<void> {
  if (builtInIds.has(id)) throw builtIn('detail key');
  await trx.deleteFrom('item_detail_key_translations').where('item_detail_key_id', '=', id).execute();
  await trx.deleteFrom('item_detail_keys').where('id', '=', id).execute();
}

async function writeTexts(trx: Trx, id: string, texts: DetailKeyCreate['translations']): Promise<void> {
  if (texts.length === 0) return;
  await trx
    .insertInto('item_detail_key_translations')
    .values(
      texts.map((text) => ({
        item_detail_key_id: id,
        language: text.language,
        detail_key_translate: text.detailKeyTranslate,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['item_detail_key_id', 'language'])
        .doUpdateSet((eb) => ({ detail_key_translate: eb.ref('excluded.detail_key_translate') })),
    )
    .execute();
}
