import { useMemo } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';

/** The branch's shortcuts for this environment, including those without a list. */
function useAllShortcuts({ branch, env }: Boot): SearchShortcutConfig[] {
  return useMemo(
    () => (branch?.hasSearchShortcuts ? branch.searchShortcuts.filter((shortcut) => shortcut.env === env) : []),
    [branch, env],
  );
}

/** The branch's shortcuts with a list, which are offered to visitors. */
export function useShortcuts(boot: Boot): SearchShortcutConfig[] {
  const all = useAllShortcuts(boot);
  const empty = boot.branch?.emptyShortcutIds;
  return useMemo(() => (empty ? all.filter(({ id }) => !empty.includes(id)) : all), [all, empty]);
}

/**
 * A shortcut by its id, or by the public id in external links; undefined while that is resolved, null if there is
 * none.
 */
export function useShortcut(boot: Boot, id: string | null): SearchShortcutConfig | null | undefined {
  const shortcuts = useAllShortcuts(boot);
  const configured = shortcuts.find((shortcut) => shortcut.id === id);
  const { data } = useRead(apiUrl(boot, 'GET /search/shortcuts/'));
  if (!id || configured) return configured ?? null;
  if (!data) return undefined;
  const server = data.find((shortcut) => shortcut.nanoId === id || shortcut.slug === id);
  return shortcuts.find((shortcut) => shortcut.id === server?.id) ?? null;
}
