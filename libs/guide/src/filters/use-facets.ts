import { useMemo } from 'react';
import type { Facets } from '@umkreis/guide-engine/answers/facets.ts';
import type { Asked } from '@umkreis/guide-engine/asked/asked.ts';
import { needPart } from '../engine/guide-engine.ts';
import { useAnswer, type Ask } from '../answers/use-answer.ts';
import { needForWords } from '../list/use-rows.ts';
import { useGuide } from '../guide-context.tsx';

/**
 * What each choice of the filter would leave of what is asked for; null until it is counted, and where it can't be:
 * of many places that come as tiles nobody knows which are open.
 * @param withHours counts what is open, too
 * @param isUrgent false: the first map is drawn before
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
