import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { View } from '@umkreis/guide-engine/results/in-view.ts';
import { needPart } from '../engine/guide-engine.ts';
import { orderAtom } from '../sorting/order-atom.ts';
import { usePages, type LoadPage, type RowList } from '../rows/use-rows.ts';
import { levelAtom } from '../season-and-level/level-atom.ts';
import { isMapMissingAtom, mapAtom } from '../map/map-atoms.ts';
import { listAtom } from '../address/opened-atoms.ts';
import { baseAtom } from './results-atoms.ts';

/** Places in the visible part of the map, the most important first; none while the list is closed. */
export function usePlacesInView(): RowList {
  const baseQuery = useAtomValue(baseAtom);
  const level = useAtomValue(levelAtom);
  const order = useAtomValue(orderAtom);
  const map = useAtomValue(mapAtom);
  // Without a map the list contains all places.
  const isMapMissing = useAtomValue(isMapMissingAtom);
  const isListOpen = useAtomValue(listAtom);
  const isOpen = isListOpen || isMapMissing;
  const [view, setView] = useState<View | null>(null);

  useEffect(() => {
    if (!map || !isOpen) return;
    const look = () => {
      const bounds = map.getBounds();
      setView([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
    };
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map, isOpen]);

  const loadPage = useMemo<LoadPage | null>(
    () =>
      baseQuery && isOpen && (view || isMapMissing)
        ? async (engine, page) => {
            if (baseQuery.filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
            return engine.inView(baseQuery, { view, level }, page);
          }
        : null,
    [isOpen, view, isMapMissing, baseQuery, level],
  );
  return usePages(loadPage, order, 'in view');
}
