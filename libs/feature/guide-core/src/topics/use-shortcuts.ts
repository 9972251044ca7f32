import { useMemo } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { ResponseOf } from '@umkreis/api-client/api-operation.ts';

type ServedShortcuts = ResponseOf<'GET /search/shortcuts/'>;

/** The branch's shortcuts for this environment, including those without a list. */
export const allShortcuts = ({ branch, env }: Pick<Boot, 'branch' | 'env'>): readonly SearchShortcutConfig[] =>
  branch?.hasSearchShortcuts ? branch.searchShortcuts.filter((shortcut) => shortcut.env === env) : [];

/** The branch's shortcuts with a list, which are offered to visitors. */
export function useShortcuts(boot: Boot): readonly SearchShortcutConfig[] {
  const { branch, env } = boot;
  return useMemo(() => {
    const empty = branch?.emptyShortcutIds;
    return allShortcuts({ branch, env }).filter(({ id }) => !empty?.includes(id));
  }, [branch, env]);
}

/**
 * A shortcut by its id, or by the public id in external links; undefined while that is resolved, null if there is
 * none.
 * @param served undefined: loading
 */
export function shortcutOf(
  id: string,
  shortcuts: readonly SearchShortcutConfig[],
  served: ServedShortcuts | undefined,
): SearchShortcutConfig | null | undefined {
  const configured = shortcuts.find((shortcut) => shortcut.id === id);
  if (configured) return configured;
  if (!served) return undefined;
  const publicId = served.find((shortcut) => shortcut.nanoId === id || shortcut.slug === id)?.id;
  return shortcuts.find((shortcut) => shortcut.id === publicId) ?? null;
}
