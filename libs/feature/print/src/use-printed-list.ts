import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { EngineResult, EngineQuery } from '@umkreis/guide-core/queries/engine-query-atom.ts';
import { useEngineQuery } from '@umkreis/guide-core/queries/use-engine-query.ts';
import { needPart } from '@umkreis/guide-core/engine/guide-engine.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { orderAtom } from '@umkreis/guide-core/sorting/order-atom.ts';
import type { Rows } from '@umkreis/guide-engine/results/rows.ts';
import { searchQueryAtom, baseAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';

/** Maximum number of rows: about a hundred pages, or for a tiled branch the API's limit */
const mostRows = { inMemory: 5000, tiled: 500 };

/** All rows of the query, otherwise of the visible places. @param isListed false: no query */
export function usePrintedList(isListed: boolean): EngineResult<Rows> {
  const { data } = useGuide();
  const searchQuery = useAtomValue(searchQueryAtom);
  const base = useAtomValue(baseAtom);
  const map = useAtomValue(mapAtom);
  const level = useAtomValue(levelAtom);
  const order = useAtomValue(orderAtom);
  const engineQuery = useMemo<EngineQuery<Rows> | null>(() => {
    if (!isListed || !base) return null;
    const page = { order, from: 0, count: data.isTiled ? mostRows.tiled : mostRows.inMemory };
    return async (engine) => {
      const of = searchQuery ?? base;
      if (of.words) await needPart(engine, 'search').catch(() => undefined);
      if (of.filter.openNow || order === 'open') await needPart(engine, 'hours').catch(() => undefined);
      if (searchQuery) return engine.rows(searchQuery, page);
      const bounds = map?.getBounds();
      const view = bounds
        ? ([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const)
        : null;
      return engine.inView(base, { view, level }, page);
    };
  }, [isListed, searchQuery, base, order, data.isTiled, map, level]);
  return useEngineQuery(engineQuery);
}
