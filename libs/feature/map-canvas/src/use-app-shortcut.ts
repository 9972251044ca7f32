import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { appShortcutParameter, type AppShortcut } from '@umkreis/contract/app-shortcuts.ts';
import { listAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { queryValueAtom } from '@umkreis/guide-core/address/query.ts';
import { onceIdle } from '@umkreis/map-core/once-idle.ts';

const shortcutAtom = queryValueAtom(appShortcutParameter);
const opensList = (shortcut: string | null): shortcut is AppShortcut => shortcut === 'list' || shortcut === 'near';

/** When it is first used on a page: opens the list if a shortcut requests it. */
const listShortcutAtom = atom(null, (get, set) => {
  const shortcut = get(shortcutAtom);
  if (!opensList(shortcut)) return;
  set(listAtom, true, { replace: true });
  if (shortcut === 'list') set(shortcutAtom, null, { replace: true });
});
listShortcutAtom.onMount = (open) => open();

/** Opens the list if a shortcut of the installed app has opened the page. */
export const useListShortcut = (): void => void useAtomValue(listShortcutAtom);

/** Locates the visitor if a shortcut of the installed app requests it, when the map is idle. */
export function useNearShortcut(map: MapLibreMap | null, locate: () => void): void {
  const [shortcut, setShortcut] = useAtom(shortcutAtom);
  useEffect(() => {
    if (!map || shortcut !== 'near') return undefined;
    return onceIdle(map, () => {
      setShortcut(null, { replace: true });
      locate();
    });
  }, [map, shortcut, setShortcut, locate]);
}
