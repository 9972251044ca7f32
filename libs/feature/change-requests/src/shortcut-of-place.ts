import type { Boot } from '@umkreis/contract/boot.ts';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { matchesShortcut } from '@umkreis/places/shortcut-filter.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';

/** The branch's topic under which visitors may propose a change of this place; null: none */
export function shortcutOfPlace(
  { branch, env }: Pick<Boot, 'branch' | 'env'>,
  place: Place,
): SearchShortcutConfig | null {
  if (!branch?.hasSearchShortcuts) return null;
  return (
    branch.searchShortcuts.find(
      (shortcut) => shortcut.env === env && shortcut.allowChangeRequest && matchesShortcut(shortcut)(place),
    ) ?? null
  );
}
