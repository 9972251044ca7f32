import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useAnswer, type Answer, type Ask } from '@umkreis/guide/answers/use-answer.ts';
import { needPart } from '@umkreis/guide/engine/guide-engine.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { orderAtom } from '@umkreis/guide/list/order-atom.ts';
import type { Rows } from '@umkreis/guide-engine/answers/rows.ts';
import type { Results } from '../results/use-results.ts';
import { levelAtom } from '../state/level-atom.ts';
import { mapAtom } from '../state/map-atoms.ts';

/** Rows at most: about a hundred pages; of a large branch what the API gives at once. */
const mostRows = { held: 5000, tiled: 500 };

/** All rows of what is asked for, else of what the map shows. @param results null asks for nothing */
export function usePrintedList(results: Results | null): Answer<Rows> {
  const { data } = useGuide();
  const map = useAtomValue(mapAtom);
  const level = useAtomValue(levelAtom);
  const order = useAtomValue(orderAtom);
  const ask = useMemo<Ask<Rows> | null>(() => {
    if (!results) return null;
    const page = { order, from: 0, count: data.isTiled ? mostRows.tiled : mostRows.held };
    const { asked, base } = results;
    return async (engine) => {
      const of = asked ?? base;
      if (of.words) await needPart(engine, 'search').catch(() => undefined);
      if (of.filter.openNow || order === 'open') await needPart(engine, 'hours').catch(() => undefined);
      if (asked) return engine.rows(asked, page);
      const bounds = map?.getBounds();
      const view = bounds
        ? ([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const)
        : null;
      return engine.inView(base, { view, level }, page);
    };
  }, [results, order, data.isTiled, map, level]);
  return useAnswer(ask);
}
