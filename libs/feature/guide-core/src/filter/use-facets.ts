import { useMemo } from 'react';
import type { Facets } from '@umkreis/guide-engine/results/facets.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { needPart } from '../engine/guide-engine.ts';
import type { EngineQuery } from '../queries/engine-query-atom.ts';
import { useEngineQuery } from '../queries/use-engine-query.ts';
import { loadSearchParts } from '../rows/row-list.ts';
import { useGuide } from '../guide-context.tsx';

/**
 * Number of results each filter choice would leave; null until counted, and if it can't be counted: for many places
 * loaded as tiles, open ones are unknown.
 * @param withHours also counts open places
 * @param isUrgent false: after the first map has been drawn
 */
export function useFacets(query: PlaceQuery | null, withHours: boolean, isUrgent = true): Facets | null {
  const groupIds = useGuide().boot.branch?.filterableTagGroupIds;
  const engineQuery = useMemo<EngineQuery<Facets | null> | null>(
    () =>
      query &&
      (async (engine) => {
        if (query.words) loadSearchParts(engine);
        if (withHours) await needPart(engine, 'hours').catch(() => undefined);
        return engine.facets(query, groupIds);
      }),
    [query, withHours, groupIds],
  );
  return useEngineQuery(engineQuery, { isUrgent }).data;
}
