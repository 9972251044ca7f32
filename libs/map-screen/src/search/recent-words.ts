import { atom } from 'jotai';
import { deviceStore } from '@umkreis/guide/dialogs/change-request/device-store.ts';

const most = 6;
/** Incremented on every write, because storage sends no event in the same window. */
const editionAtom = atom(0);

const storeOf = (isPublicDevice: boolean) => deviceStore<readonly string[]>('recent-words', isPublicDevice);

/** Recent search texts on this device, the last ones first; public devices store none. */
export const recentWordsAtom = atom((get) => {
  get(editionAtom);
  return (isPublicDevice: boolean): readonly string[] => {
    const kept = storeOf(isPublicDevice).read();
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, most) : [];
  };
});

/** Stores a search text; null clears all. */
export const keepWordsAtom = atom(null, (_get, set, words: string | null, isPublicDevice: boolean) => {
  const store = storeOf(isPublicDevice);
  const text = words?.trim();
  if (text === undefined) store.write(null);
  else if (text.length > 1) {
    const others = (store.read() ?? []).filter((kept) => kept.toLowerCase() !== text.toLowerCase());
    store.write([text, ...others].slice(0, most));
  }
  set(editionAtom, (edition) => edition + 1);
});
