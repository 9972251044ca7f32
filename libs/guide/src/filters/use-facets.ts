import { useMemo } from 'react';
import type { Facets } from '@umkreis/guide-engine/answers/facets.ts';
import type { Asked } from '@umkreis/guide-engine/asked/asked.ts';
import { needPart } from '../engine/guide-engine.ts';
import { useAnswer, type Ask } from '../answers/use-answer.ts';
import { needForWords } from '../list/use-rows.ts';
import { useGuide } from '../guide-context.tsx';

/**
 * Number of results each filter choice would leave; null until counted, and if it can't be counted: for many places
 * loaded as tiles, open ones are unknown.
 * @param withHours also counts open places
 * @param isUrgent false: after the first map has been drawn
 */
export function useFacets(asked: Asked | null, withHours: boolean, isUrgent = true): Facets | null {
  const groupIds = useGuide().boot.branch?.filterableTagGroupIds;
  const ask = useMemo<Ask<Facets | null> | null>(
    () =>
      asked &&
      (async (engine) => {
        if (asked.words) needForWords(engine);
        if (withHours) await needPart(engine, 'hours').catch(() => undefined);
        return engine.facets(asked, groupIds);
      }),
    [asked, withHours, groupIds],
  );
  return useAnswer(ask, { isUrgent }).value;
}
