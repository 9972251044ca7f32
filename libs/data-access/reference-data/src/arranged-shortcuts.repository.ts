import type { Selectable } from 'kysely';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Db } from '@umkreis/db/database.ts';
import type { Database } from '@umkreis/db/tables.ts';

type Row = Selectable<Database['search_shortcuts']>;
type Env = SearchShortcutConfig['env'];

/** Search shortcuts that a branch is configured with. */
export interface BranchShortcuts {
  readonly shortId: number;
  readonly searchShortcuts: readonly SearchShortcutConfig[];
}

/** Order of a configured shortcut that was not moved. */
const CONFIGURED_ORDER = 1000;

/** The configured shortcuts of all branches by ID. */
export const configuredShortcuts = (branches: readonly BranchShortcuts[]): ReadonlyMap<string, SearchShortcutConfig> =>
  new Map(branches.flatMap((branch) => branch.searchShortcuts.map((shortcut) => [shortcut.id, shortcut] as const)));

/**
 * Filter and permissions of a shortcut: as edited in the dashboard, else as configured; undefined if its
 * configuration no longer exists. Shortcuts created in the dashboard apply to both environments.
 */
export function shortcutConfigOf(
  row: Row,
  env: Env,
  configured: ReadonlyMap<string, SearchShortcutConfig>,
): SearchShortcutConfig | undefined {
  const own = configured.get(row.id);
  if (!row.config) return own;
  return { ...(row.config as Omit<SearchShortcutConfig, 'id' | 'env'>), id: row.id, env: own?.env ?? env };
}

/** Shortcuts of all branches with edits, for both environments; other branches use the configuration. */
export async function arrangedShortcuts(
  db: Db,
  branches: readonly BranchShortcuts[],
): Promise<Map<number, SearchShortcutConfig[]>> {
  const configured = configuredShortcuts(branches);
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
      const own = branches.find((one) => one.shortId === branch)?.searchShortcuts ?? [];
      const added = rows.filter((row) => row.branch_id === branch && !configured.has(row.id));
      const entries = [
        ...own.map((config) => ({
          row: touched.get(config.id),
          configs: [
            touched.has(config.id) ? shortcutConfigOf(touched.get(config.id)!, config.env, configured)! : config,
          ],
        })),
        ...added.map((row) => ({
          row,
          configs: (['development', 'production'] as const).flatMap(
            (env) => shortcutConfigOf(row, env, configured) ?? [],
          ),
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
