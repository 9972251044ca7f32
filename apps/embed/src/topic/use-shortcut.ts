import { useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';

/**
 * The branch's search shortcut by its id, or by the short id that the server gave it.
 * @param id null asks for none
 * @returns undefined while a short id is being looked up, null when there is none
 */
export function useShortcut(id: string | null): SearchShortcutConfig | null | undefined {
  const { boot } = useGuide();
  const shortcuts = useMemo(
    () => boot.branch?.searchShortcuts.filter((shortcut) => shortcut.env === boot.env) ?? [],
    [boot],
  );
  const known = shortcuts.find((shortcut) => shortcut.id === id);
  const server = useRead(known || id === null ? null : apiUrl(boot, 'GET /search/shortcuts/'));
  if (known) return known;
  // without an answer nobody knows
  if (!server.data) return server.error && !server.error.isOffline ? null : undefined;
  const uuid = server.data.find((shortcut) => shortcut.nanoId === id)?.id;
  return shortcuts.find((shortcut) => shortcut.id === uuid) ?? null;
}
