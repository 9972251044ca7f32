import { useMemo } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { useSearchShortcuts } from '@umkreis/api-client/use-search-shortcuts.ts';

/** The branch's shortcuts for this environment. */
export function useShortcuts({ branch, env }: Boot): SearchShortcutConfig[] {
  return useMemo(
    () => (branch?.hasSearchShortcuts ? branch.searchShortcuts.filter((shortcut) => shortcut.env === env) : []),
    [branch, env],
  );
}

/**
 * A shortcut by its id, or by the public id in links from elsewhere; undefined while that is looked up, null if there
 * is none.
 */
export function useShortcut(boot: Boot, id: string | null): SearchShortcutConfig | null | undefined {
  const shortcuts = useShortcuts(boot);
  const known = shortcuts.find((shortcut) => shortcut.id === id);
  const { data } = useSearchShortcuts(boot);
  if (!id || known) return known ?? null;
  if (!data) return undefined;
  const server = data.find((shortcut) => shortcut.nanoId === id || shortcut.slug === id);
  return shortcuts.find((shortcut) => shortcut.id === server?.id) ?? null;
}
