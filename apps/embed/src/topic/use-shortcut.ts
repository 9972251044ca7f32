import { useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';

/**
 * The branch's search shortcut by its id or public id.
 * @param id null: none
 * @returns undefined while a public id is being resolved, null if there is none
 */
export function useShortcut(id: string | null): SearchShortcutConfig | null | undefined {
  const { boot } = useGuide();
  const shortcuts = useMemo(
    () => boot.branch?.searchShortcuts.filter((shortcut) => shortcut.env === boot.env) ?? [],
    [boot],
  );
  const configured = shortcuts.find((shortcut) => shortcut.id === id);
  const server = useRead(configured || id === null ? null : apiUrl(boot, 'GET /search/shortcuts/'));
  if (configured) return configured;
  // Offline or before the response its existence is unknown.
  if (!server.data) return server.error && !server.error.isOffline ? null : undefined;
  const uuid = server.data.find((shortcut) => shortcut.nanoId === id)?.id;
  return shortcuts.find((shortcut) => shortcut.id === uuid) ?? null;
}
