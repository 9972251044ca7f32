import { nanoid } from 'nanoid';
import type { EditedSearchShortcut, SearchShortcutCreate, SearchShortcutUpdate } from '@umkreis/contract/list-write.ts';
import { slug } from '@umkreis/contract/routes.ts';
import { builtIn } from '../reference/edit-reference.ts';
import { iconOfTitle } from '../reference/icon-of-title.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { isConfigured } from './search-shortcuts.repository.ts';

export async function insertShortcut(
  trx: Trx,
  id: string,
  branchShortId: number | null,
  { branchShortId: _branch, sortOrder, isHidden, ...config }: SearchShortcutCreate,
): Promise<void> {
  await iconOfTitle(trx, config.icon, '/icon');
  await trx
    .insertInto('search_shortcuts')
    .values({
      id,
      nano_id: nanoid(8),
      branch_id: branchShortId,
      title_de: config.title.de,
      title_en: config.title.en,
      slug: slug(config.title.de),
      config: JSON.stringify(config),
      sort_order: sortOrder,
      is_hidden: isHidden,
    })
    .execute();
}

/** Writes the given fields over the current state of the shortcut. */
export async function writeShortcut(
  trx: Trx,
  { id, config }: EditedSearchShortcut,
  { id: _id, sortOrder, isHidden, ...fields }: SearchShortcutUpdate,
): Promise<void> {
  if (fields.icon !== undefined) await iconOfTitle(trx, fields.icon, '/icon');
  const { id: _same, env: _env, ...merged } = { ...config, ...fields };
  const set = {
    ...(Object.keys(fields).length > 0 && {
      title_de: merged.title.de,
      title_en: merged.title.en,
      slug: slug(merged.title.de),
      config: JSON.stringify(merged),
    }),
    ...(sortOrder !== undefined && { sort_order: sortOrder }),
    ...(isHidden !== undefined && { is_hidden: isHidden }),
  };
  if (Object.keys(set).length > 0) await trx.updateTable('search_shortcuts').set(set).where('id', '=', id).execute();
}

/** @throws ProblemError 409 for a configured shortcut; those can be hidden */
export async function deleteShortcut(trx: Trx, id: string): Promise<void> {
  if (isConfigured(id)) throw builtIn('shortcut');
  await trx.deleteFrom('search_shortcuts').where('id', '=', id).execute();
}
