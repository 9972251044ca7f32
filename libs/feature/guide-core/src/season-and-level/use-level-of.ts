import { useStore } from 'jotai';
import { useEffect } from 'react';
import { branchAtom } from '../store/surface.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { levelAtom } from './level-atom.ts';

/** Switches to the level of a place when it opens. @param place the open one */
export function useLevelOf(place: Place | null): void {
  const store = useStore();
  const id = place?.item.id;
  const own = place?.item.details?.level;
  useEffect(() => {
    const isThere = store.get(branchAtom)?.levels.some(({ key }) => key === own);
    if (own && isThere && own !== store.get(levelAtom)) store.set(levelAtom, own, { replace: true });
  }, [store, id, own]);
}
