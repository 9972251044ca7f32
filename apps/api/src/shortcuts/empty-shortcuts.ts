import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { kindsOfShortcut } from '@umkreis/places/shortcut-filter.ts';
import type { Kind, OwnKinds } from './shortcut-kinds.repository.ts';

/**
 * IDs of the shortcuts without results: no place of these owners satisfies `matchesShortcut` of the lib places. None
 * while the kinds of an owner are not known yet.
 */
export function emptyShortcuts(
  shortcuts: readonly SearchShortcutConfig[],
  owners: readonly number[],
  kinds: ReadonlyMap<number, OwnKinds>,
): string[] {
  if (owners.some((owner) => !kinds.has(owner))) return [];
  const ownKinds = owners.map((owner) => kinds.get(owner)!);
  return shortcuts
    .filter((shortcut) => {
      const wantedKinds = kindsOfShortcut(shortcut);
      const counts = ({ hasEvents }: Kind) => hasEvents || !shortcut.filter.hasEvents;
      return !ownKinds.some(
        ({ categories, tags }) =>
          categories.some((one) => counts(one) && (wantedKinds?.category(one) ?? true)) ||
          tags.some((one) => counts(one) && (wantedKinds?.tag(one) ?? true)),
      );
    })
    .map(({ id }) => id);
}
