import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import type { Language } from '@umkreis/contract/boot.ts';
import { useGuide } from '../guide-context.tsx';
import { searchAtom } from '../address/query.ts';

/** Query parameters that are carried over to the phone */
const carried = ['time', 'season', 'level'];

/**
 * The URL a phone gets from a kiosk: the same page with floor, language and time, without the kiosk parameters.
 * @param url absolute URL of the page
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

/** Converts a path to such a URL; on the visitor's own device to the page's URL. */
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
