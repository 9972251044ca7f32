import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Language } from '@umkreis/contract/boot.ts';
import { useGuide } from '../guide-context.tsx';
import { searchAtom } from '../url/query.ts';

/** What a phone goes on with. */
const carried = ['time', 'season', 'level'];

/**
 * The address that a phone takes along from a kiosk: the same page on the same floor, in the same language and time,
 * and nothing of the kiosk itself.
 * @param url absolute, of the page
 * @param search query of the kiosk's page
 */
export function takenAlong(
  url: string,
  { search, language, levels }: { search: string; language: Language; levels: Branch['levels'] },
): string {
  const query = new URLSearchParams(search);
  const taken = new URL(url);
  const floor = query.get('level') ?? levels.find(({ isDefault }) => isDefault)?.key;
  if (floor) query.set('level', floor);
  for (const name of carried) {
    const value = query.get(name);
    if (value) taken.searchParams.set(name, value);
  }
  if (language !== 'de') taken.searchParams.set('lang', language);
  return taken.href;
}

/** Makes such an address of a path; where the device is the visitor's own, the page's own. */
export function useTakeAlong(): (path: string) => string {
  const { boot, isKiosk, language } = useGuide();
  const search = useAtomValue(searchAtom);
  const levels = boot.branch?.levels;
  return useCallback(
    (path) => {
      const url = location.origin + path;
      return isKiosk ? takenAlong(url, { search, language, levels: levels ?? [] }) : url;
    },
    [isKiosk, search, language, levels],
  );
}
