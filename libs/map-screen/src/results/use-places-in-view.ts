import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { View } from '@umkreis/guide-engine/answers/in-view.ts';
import type { Asked } from '@umkreis/guide-engine/asked/asked.ts';
import type { ListOrder } from '@umkreis/guide-engine/asked/list-order.ts';
import { needPart } from '@umkreis/guide/engine/guide-engine.ts';
import { usePages, type AskPage, type RowList } from '@umkreis/guide/list/use-rows.ts';
import { mapAtom } from '../state/map-atoms.ts';

interface Look {
  asked: Asked;
  level: string | null;
  order: ListOrder;
  isOpen: boolean;
  /** All of them are listed, as there is no part to see */
  isMapMissing: boolean;
}

/** Places in the part of the map that is seen, the most important first; none while the list is closed. */
export function usePlacesInView({ asked, level, order, isOpen, isMapMissing }: Look): RowList {
  const map = useAtomValue(mapAtom);
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

  const ask = useMemo<AskPage | null>(
    () =>
      isOpen && (view || isMapMissing)
        ? async (engine, page) => {
            if (asked.filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
            return engine.inView(asked, { view, level }, page);
          }
        : null,
    [isOpen, view, isMapMissing, asked, level],
  );
  return usePages(ask, order, 'in view');
}
