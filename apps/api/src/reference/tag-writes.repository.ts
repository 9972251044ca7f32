import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { TagCreate, TagUpdate } from '@umkreis/contract/reference-write.ts';
import { tagId } from '@umkreis/taxonomy/ids.ts';
import { tags } from '@umkreis/taxonomy/tags.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { builtIn } from './edit-reference.ts';
import { iconOfTitle } from './icon-of-title.repository.ts';

/** Tags of the taxonomy and of configured shortcuts. */
const builtInIds = new Set([
  ...tags.map((row) => row.id),
  ...branchConfigs.flatMap((branch) =>
    branch.searchShortcuts.flatMap(({ filter, useMapBoundariesWithTags = [] }) =>
      [...(filter.tags ?? []), ...useMapBoundariesWithTags].flatMap(({ tagKey, tagValue }) =>
        tagValue === undefined ? [] : tagId(tagKey, tagValue),
      ),
    ),
  ),
]);

/** The ID of a tag is derived from key and value, so that an import finds tags that staff created first. */
export const idOfTag = ({ tagKey, tagValue }: Pick<TagCreate, 'tagKey' | 'tagValue'>) => tagId(tagKey, tagValue);

export async function insertTag(trx: Trx, id: string, fields: TagCreate): Promise<void> {
  await trx
    .insertInto('tags')
    .values({
      id,
      tag_key: fields.tagKey,
      tag_value: fields.tagValue,
      tag_group: fields.tagGroup,
      icon_id: fields.iconTitle === null ? null : await iconOfTitle(trx, fields.iconTitle),
      color_name: fields.colorName,
      background_color_name: fields.backgroundColorName,
      show_in_subtitle: fields.showInSubtitle,
      is_hidden: fields.isHidden,
      subtitle_sort_order: fields.subtitleSortOrder,
    })
    .execute();
  await writeTexts(trx, id, fields.translations);
}

/** Writes the given fields; key and value that imports look up cannot be changed. @throws ProblemError 409 */
export async function writeTag(trx: Trx, id: string, fields: TagUpdate): Promise<void> {
  const row = await trx
    .selectFrom('tags')
    .where('id', '=', id)
    .select(['tag_key', 'tag_value'])
    .executeTakeFirstOrThrow();
  if (
    builtInIds.has(id) &&
    ((fields.tagKey ?? row.tag_key) !== row.tag_key || (fields.tagValue ?? row.tag_value) !== row.tag_value)
  )
    throw builtIn('tag');
  const set = {
    ...(fields.tagKey !== undefined && { tag_key: fields.tagKey }),
    ...(fields.tagValue !== undefined && { tag_value: fields.tagValue }),
    ...(fields.tagGroup !== undefined && { tag_group: fields.tagGroup }),
    ...(fields.iconTitle !== undefined && {
      icon_id: fields.iconTitle === null ? null : await iconOfTitle(trx, fields.iconTitle),
    }),
    ...(fields.colorName !== undefined && { color_name: fields.colorName }),
    ...(fields.backgroundColorName !== undefined && { background_color_name: fields.backgroundColorName }),
    ...(fields.showInSubtitle !== undefined && { show_in_subtitle: fields.showInSubtitle }),
    ...(fields.isHidden !== undefined && { is_hidden: fields.isHidden }),
    ...(fields.subtitleSortOrder !== undefined && { subtitle_sort_order: fields.subtitleSortOrder }),
  };
  if (Object.keys(set).length > 0) await trx.updateTable('tags').set(set).where('id', '=', id).execute();
  await writeTexts(trx, id, fields.translations ?? []);
}

/** @throws ProblemError 409 if imports or configured shortcuts refer to it */
export async function deleteTag(trx: Trx, id: string): Promise<void> {
  if (builtInIds.has(id)) throw builtIn('tag');
  await trx.deleteFrom('tag_translations').where('tag_id', '=', id).execute();
  await trx.deleteFrom('tags').where('id', '=', id).execute();
}

async function writeTexts(trx: Trx, id: string, texts: TagCreate['translations']): Promise<void> {
  if (texts.length === 0) return;
  await trx
    .insertInto('tag_translations')
    .values(
      texts.map((text) => ({
        tag_id: id,
        language: text.language,
        tag_key_translate: text.tagKeyTranslate,
        tag_value_translate: text.tagValueTranslate,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tag_id', 'language'])
        .doUpdateSet((eb) => ({
          tag_key_translate: eb.ref('excluded.tag_key_translate'),
          tag_value_translate: eb.ref('excluded.tag_value_translate'),
        })),
    )
    .execute();
}
