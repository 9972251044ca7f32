import { atom, type Atom } from 'jotai';
import { isPhoneQuery } from './panel-sizes.ts';

/** A value of the browser, followed while the atom is mounted. */
function browserAtom<T>(read: () => T, subscribe: (changed: () => void) => () => void): Atom<T> {
  const followedAtom = atom<{ value: T } | null>(null);
  followedAtom.onMount = (set) => {
    const look = () => set((before) => (before && Object.is(before.value, read()) ? before : { value: read() }));
    look();
    return subscribe(look);
  };
  return atom((get) => (get(followedAtom) ?? { value: read() }).value);
}

function mediaAtom(query: string): Atom<boolean> {
  let list: MediaQueryList | undefined;
  const listOf = () => (list ??= matchMedia(query));
  return browserAtom(
    () => listOf().matches,
    (changed) => {
      listOf().addEventListener('change', changed);
      return () => listOf().removeEventListener('change', changed);
    },
  );
}

/** The panel is a sheet. */
export const isPhoneAtom = mediaAtom(isPhoneQuery);

/** The visitor prefers reduced motion. */
export const isStillAtom = mediaAtom('(prefers-reduced-motion: reduce)');

/** Height of the window, px; follows rotation and browser bars */
export const screenHeightAtom = browserAtom(
  () => innerHeight,
  (changed) => {
    addEventListener('resize', changed);
    return () => removeEventListener('resize', changed);
  },
);
