import type { Selectable } from 'kysely';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { EditedSearchShortcut } from '@umkreis/contract/list-write.ts';
import type { SearchShortcut } from '@umkreis/contract/search-shortcut.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';
import type { Reader } from '../writing/transaction.ts';

type Row = Selectable<Database['search_shortcuts']>;
type Env = SearchShortcutConfig['env'];

const configured = new Map(
  branchConfigs.flatMap((branch) => branch.searchShortcuts.map((shortcut) => [shortcut.id, shortcut] as const)),
);
export const isConfigured = (id: string) => configured.has(id);

const toShortcut = (row: Row): SearchShortcut => ({
  id: row.id,
  nanoId: row.nano_id,
  branchShortId: row.branch_id,
  title: { de: row.title_de, en: row.title_en },
  slug: row.slug,
});

/**
 * Filter and permissions of a shortcut: as edited in the dashboard, else as configured; undefined if its
 * configuration no longer exists. Shortcuts created in the dashboard apply to both environments.
 */
function configOf(row: Row, env: Env): SearchShortcutConfig | undefined {
  const own = configured.get(row.id);
  if (!row.config) return own;
  return { ...(row.config as Omit<SearchShortcutConfig, 'id' | 'env'>), id: row.id, env: own?.env ?? env };
}

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
    const config = configOf(row, env);
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
  const config = row ? configOf(row, env) : configured.get(id);
  return config?.env === env && !row?.is_hidden ? { branchShortId, config } : undefined;
}

/** Shortcuts of all branches with edits, for both environments; other branches use the configuration. */
export async function arrangedShortcuts(db: Db): Promise<Map<number, SearchShortcutConfig[]>> {
  const rows = await db
    .selectFrom('search_shortcuts')
    .selectAll()
    .where('branch_id', 'is not', null)
    .where((eb) =>
      eb.or([eb('config', 'is not', null), eb('is_hidden', '=', true), eb('sort_order', '<>', CONFIGURED_ORDER)]),
    )
    .execute();
  const touched = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    [...new Set(rows.map((row) => row.branch_id!))].map((branch) => {
      const own = branchConfigs.find((one) => one.shortId === branch)?.searchShortcuts ?? [];
      const added = rows.filter((row) => row.branch_id === branch && !isConfigured(row.id));
      const entries = [
        ...own.map((config) => ({
          row: touched.get(config.id),
          configs: [touched.has(config.id) ? configOf(touched.get(config.id)!, config.env)! : config],
        })),
        ...added.map((row) => ({
          row,
          configs: (['development', 'production'] as const).flatMap((env) => configOf(row, env) ?? []),
        })),
      ];
      const order = ({ row }: (typeof entries)[number]) => row?.sort_order ?? CONFIGURED_ORDER;
      return [
        branch,
        entries
          .filter(({ row }) => !row?.is_hidden)
          .toSorted((a, b) => order(a) - order(b))
          .flatMap(({ configs }) => configs),
      ];
    }),
  );
}

/** Order of a configured shortcut that was not moved. */
const CONFIGURED_ORDER = 1000;
