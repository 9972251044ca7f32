import { atom } from 'jotai';
import { deviceStore } from '@umkreis/guide-core/device-store.ts';

const most = 6;
/** Incremented on every write, because storage sends no event in the same window. */
const editionAtom = atom(0);

const storeOf = (isPublicDevice: boolean) => deviceStore<readonly string[]>('recent-words', isPublicDevice);

/** Recent search texts on this device, the last ones first; public devices store none. */
export const recentSearchesAtom = atom((get) => {
  get(editionAtom);
  return (isPublicDevice: boolean): readonly string[] => {
    const stored = storeOf(isPublicDevice).read();
    return Array.isArray(stored) ? stored.filter((searchText) => typeof searchText === 'string').slice(0, most) : [];
  };
});

/** Stores a search text; null clears all. */
export const storeSearchAtom = atom(null, (_get, set, searchText: string | null, isPublicDevice: boolean) => {
  const store = storeOf(isPublicDevice);
  const text = searchText?.trim();
  if (text === undefined) store.write(null);
  else if (text.length > 1) {
    const others = (store.read() ?? []).filter((stored) => stored.toLowerCase() !== text.toLowerCase());
    store.write([text, ...others].slice(0, most));
  }
  set(editionAtom, (edition) => edition + 1);
});
