import { atom } from 'jotai';
import type { View } from '@umkreis/guide-engine/results/in-view.ts';
import { listAtom } from '../address/opened-atoms.ts';
import { needPart } from '../engine/guide-engine.ts';
import { isMapMissingAtom, mapAtom } from '../map/map-atoms.ts';
import { rowsAtom } from '../rows/rows-atom.ts';
import { levelAtom } from '../season-and-level/level-atom.ts';
import { filteredQueryAtom } from './map-queries.ts';

/** Follows the map's view while it is mounted; null: without a map */
const followedViewAtom = atom((get) => {
  const map = get(mapAtom);
  const viewAtom = atom<View | null>(null);
  viewAtom.onMount = (set) => {
    if (!map) return;
    const look = () => {
      const bounds = map.getBounds();
      const view = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const;
      set((before) => (before?.every((edge, at) => edge === view[at]) ? before : view));
    };
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  };
  return viewAtom;
});
const viewAtom = atom((get) => get(get(followedViewAtom)));

/** Places in the visible part of the map, the most important first; none while the list is closed. */
export const inViewAtom = rowsAtom({
  name: () => 'in view',
  loadPage(get) {
    // Without a map the list contains all places.
    const isMapMissing = get(isMapMissingAtom);
    if (!get(listAtom) && !isMapMissing) return null;
    const view = get(viewAtom);
    if (!view && !isMapMissing) return null;
    const [query, level] = [get(filteredQueryAtom), get(levelAtom)];
    return async (engine, page) => {
      if (query.filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
      return engine.inView(query, { view, level }, page);
    };
  },
});
