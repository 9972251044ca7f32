import { atom } from 'jotai';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { readsAtom } from '../data/reads-atom.ts';
import { contextAtom, selectionAtom } from '../selection/selection-atoms.ts';
import { bootAtom, tagsAtom } from '../store/surface.ts';
import { allShortcuts, shortcutOf } from '../topics/use-shortcuts.ts';

/** Topic, tag or curated list in the URL, or that from which the open place was opened. */
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

const shortcutsAtom = atom((get) => {
  const boot = get(bootAtom);
  return boot ? allShortcuts(boot) : [];
});

/** undefined: its public id is being resolved */
const shortcutAtom = atom((get) => {
  const context = get(contextAtom);
  return context.kind === 'shortcut' ? shortcutOf(context.id, get(shortcutsAtom), get(readsAtom).shortcuts) : null;
});

const tagIdsTextAtom = atom((get) => {
  const context = get(contextAtom);
  return context.kind === 'shortcut' ? context.tagIds.join() : '';
});
const shortcutTagIdsAtom = atom((get) => (get(tagIdsTextAtom) ? get(tagIdsTextAtom).split(',') : noIds));

const tagAtom = atom((get) => {
  const context = get(contextAtom);
  return context.kind === 'tag' ? (get(tagsAtom).get(context.id) ?? null) : null;
});

const listAtom = atom((get) => {
  const context = get(contextAtom);
  return (context.kind === 'list' && get(readsAtom).lists?.find(({ nanoId }) => nanoId === context.nanoId)) || null;
});

const isShortcutMissingAtom = atom((get) => get(selectionAtom).kind === 'shortcut' && get(shortcutAtom) === null);

const isListMissingAtom = atom(
  (get) => get(selectionAtom).kind === 'list' && get(readsAtom).lists !== undefined && !get(listAtom),
);

/** The same object until one of its values changes. */
export const topicAtom = atom((get): Topic => ({
  shortcut: get(shortcutAtom) ?? null,
  shortcutTagIds: get(shortcutTagIdsAtom),
  isShortcutMissing: get(isShortcutMissingAtom),
  tag: get(tagAtom),
  list: get(listAtom),
  isListMissing: get(isListMissingAtom),
}));
