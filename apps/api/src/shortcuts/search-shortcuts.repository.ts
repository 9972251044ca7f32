import type { Selectable } from 'kysely';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { EditedSearchShortcut } from '@umkreis/contract/list-write.ts';
import type { SearchShortcut } from '@umkreis/contract/search-shortcut.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import type { Reader } from '@umkreis/db/owner-transaction.ts';
import { configuredShortcuts, shortcutConfigOf } from '@umkreis/reference-data/arranged-shortcuts.repository.ts';

type Row = Selectable<Database['search_shortcuts']>;
type Env = SearchShortcutConfig['env'];

const configured = configuredShortcuts(branchConfigs);
export const isConfigured = (id: string) => configured.has(id);

const toShortcut = (row: Row): SearchShortcut => ({
  id: row.id,
  nanoId: row.nano_id,
  branchShortId: row.branch_id,
  title: { de: row.title_de, en: row.title_en },
  slug: row.slug,
});

/** Shortcuts that are available to visitors. */
export async function loadSearchShortcuts(db: Db): Promise<SearchShortcut[]> {
  const rows = await db
    .selectFrom('search_shortcuts')
    .selectAll()
    .where('is_hidden', '=', false)
    .orderBy('branch_id')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map(toShortcut);
}

/** @param of one, or those of branches and of all branches in an environment */
export async function editedShortcuts(
  db: Reader,
  of: { id: string } | { branches: readonly number[] },
  env: Env,
): Promise<EditedSearchShortcut[]> {
  const rows = await db
    .selectFrom('search_shortcuts')
    .selectAll()
    .where((eb) =>
      'id' in of
        ? eb('id', '=', of.id)
        : eb.or([eb('branch_id', 'is', null), ...(of.branches.length > 0 ? [eb('branch_id', 'in', of.branches)] : [])]),
    )
    .orderBy('branch_id')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => {
    const config = shortcutConfigOf(row, env, configured);
    return config && ('id' in of || config.env === env)
      ? [
          {
            ...toShortcut(row),
            config,
            sortOrder: row.sort_order,
            isHidden: row.is_hidden,
            isConfigured: isConfigured(row.id),
          },
        ]
      : [];
  });
}

/** A shortcut that is available to visitors of an environment, as edited or as configured. */
export async function offeredShortcut(
  db: Db,
  id: string,
  env: Env,
): Promise<{ branchShortId: number | null; config: SearchShortcutConfig } | undefined> {
  const row = await db.selectFrom('search_shortcuts').selectAll().where('id', '=', id).executeTakeFirst();
  const branchShortId =
    row?.branch_id ??
    branchConfigs.find((branch) => branch.searchShortcuts.some((shortcut) => shortcut.id === id))?.shortId ??
    null;
  const config = row ? shortcutConfigOf(row, env, configured) : configured.get(id);
  return config?.env === env && !row?.is_hidden ? { branchShortId, config } : undefined;
}
