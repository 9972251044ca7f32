import { useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { useAllNames } from '../data/use-all-names.ts';
import { useGuide } from '../guide-context.tsx';
import type { Selection } from '../selection/selection.ts';
import { useShortcut } from '../topics/use-shortcuts.ts';

/** Topic, tag or curated list in the URL. */
export interface Topic {
  shortcut: SearchShortcutConfig | null;
  /** Tags that narrow down the shortcut in a link */
  shortcutTagIds: readonly string[];
  isShortcutMissing: boolean;
  tag: Tag | null;
  list: List | null;
  isListMissing: boolean;
}

const noIds: readonly string[] = [];

/**
 * The same object until one of its values changes.
 * @param context the list from which a place was opened, otherwise the selection itself
 */
export function useTopic(selection: Selection, context: Selection): Topic {
  const { boot, data } = useGuide();
  useAllNames(context.kind === 'tag' && !data.tags.has(context.id));
  const shortcut = useShortcut(boot, context.kind === 'shortcut' ? context.id : null);
  const { data: lists } = useRead(apiUrl(boot, 'GET /lists/'));
  const list = context.kind === 'list' ? (lists?.find(({ nanoId }) => nanoId === context.nanoId) ?? null) : null;
  const shortcutTagIds = context.kind === 'shortcut' ? context.tagIds : noIds;
  const isShortcutMissing = selection.kind === 'shortcut' && shortcut === null;
  const tag = context.kind === 'tag' ? (data.tags.get(context.id) ?? null) : null;
  const isListMissing = selection.kind === 'list' && lists !== undefined && !list;
  return useMemo(
    () => ({ shortcut: shortcut ?? null, shortcutTagIds, isShortcutMissing, tag, list, isListMissing }),
    [shortcut, shortcutTagIds, isShortcutMissing, tag, list, isListMissing],
  );
}
