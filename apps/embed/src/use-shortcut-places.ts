import { useDeferredValue, useMemo } from 'react';
import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import { everything, type Asked } from '@umkreis/guide-engine/asked/asked.ts';
import { useAskedTime } from '@umkreis/guide/time/use-asked-time.ts';
import { useRows, type RowList } from '@umkreis/guide/list/use-rows.ts';

/** Places of a shortcut by title, those without one last, or those that match the words, best first. */
export function useShortcutPlaces(shortcut: SearchShortcutConfig, typed: string): { asked: Asked; list: RowList } {
  const words = useDeferredValue(typed).trim();
  const at = useAskedTime(false);
  const asked = useMemo<Asked>(
    () => ({ ...everything, at, shortcut, words, withoutGone: true }),
    [at, shortcut, words],
  );
  return { asked, list: useRows(asked, words ? 'best' : 'title', shortcut.id) };
}
