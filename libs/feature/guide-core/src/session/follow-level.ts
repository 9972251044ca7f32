import { levelsOf } from '@umkreis/places/level.ts';
import type { Store } from '../actions/map-actions.ts';
import { levelAtom } from '../season-and-level/level-atom.ts';
import { placeAtom } from '../selected/selected-atoms.ts';
import { branchAtom } from '../store/surface.ts';

/** Switches to the level of a place when it opens. @returns a function that unsubscribes */
export function followLevel(store: Store): () => void {
  let last: string | undefined;
  const look = () => {
    const item = store.get(placeAtom)?.item;
    const own = item?.details?.level;
    const key = item && `${item.id} ${own}`;
    if (key === last) return;
    last = key;
    const levels = levelsOf(own ?? '');
    const there = store.get(branchAtom)?.levels.find((level) => levels.includes(level.key))?.key;
    const current = store.get(levelAtom);
    if (there && !(current && levels.includes(current))) store.set(levelAtom, there, { replace: true });
  };
  look();
  return store.sub(placeAtom, look);
}
