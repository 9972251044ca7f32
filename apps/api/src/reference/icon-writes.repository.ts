import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { IconCreate, IconUpdate } from '@umkreis/contract/reference-write.ts';
import { iconId } from '@umkreis/taxonomy/ids.ts';
import { iconTitles } from '@umkreis/taxonomy/icons.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { builtIn } from './edit-reference.ts';

const builtInTitles = new Set(
  [...iconTitles, ...branchConfigs.flatMap((branch) => branch.searchShortcuts.map((shortcut) => shortcut.icon))].map(
    iconId,
  ),
);

export const idOfIcon = ({ title }: Pick<IconCreate, 'title'>) => iconId(title);

export async function insertIcon(trx: Trx, id: string, { title, iconSvg, symbolSvg }: IconCreate): Promise<void> {
  await trx.insertInto('icons').values({ id, title, icon_svg: iconSvg, symbol_svg: symbolSvg }).execute();
}

/** Writes the given fields. An icon that imports look up keeps its title. @throws ProblemError 409 */
export async function writeIcon(trx: Trx, id: string, { title, iconSvg, symbolSvg }: IconUpdate): Promise<void> {
  const row = await trx.selectFrom('icons').where('id', '=', id).select('title').executeTakeFirstOrThrow();
  if (builtInTitles.has(id) && title !== undefined && title !== row.title) throw builtIn('icon');
  const set = {
    ...(title !== undefined && { title }),
    ...(iconSvg !== undefined && { icon_svg: iconSvg }),
    ...(symbolSvg !== undefined && { symbol_svg: symbolSvg }),
  };
  if (Object.keys(set).length > 0) await trx.updateTable('icons').set(set).where('id', '=', id).execute();
  if (title === undefined || title === row.title) return;
  await trx.updateTable('categories').set({ icon_title: title }).where('icon_id', '=', id).execute();
  await trx.updateTable('item_detail_keys').set({ icon_title: title }).where('icon_id', '=', id).execute();
}

/** @throws ProblemError 409 if the taxonomy or configured shortcuts refer to it */
export async function deleteIcon(trx: Trx, id: string): Promise<void> {
  if (builtInTitles.has(id)) throw builtIn('icon');
  await trx.deleteFrom('icons').where('id', '=', id).execute();
}
