import { useMemo } from 'react';
import type { Highlights } from '@umkreis/guide-engine/results/highlights.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { needPart } from '../engine/guide-engine.ts';
import { loadSearchParts } from '../rows/row-list.ts';
import { painted } from '@umkreis/ui/after-paint.ts';
import type { EngineQuery } from '../queries/engine-query-atom.ts';
import { useEngineQuery } from '../queries/use-engine-query.ts';

/** How the query's results are drawn; null: no query. */
export function useHighlights(
  searchQuery: PlaceQuery | null,
  level: string | null,
  exceptNanoId: string | null,
): Highlights | null {
  const engineQuery = useMemo<EngineQuery<Highlights> | null>(
    () =>
      searchQuery &&
      (async (engine) => {
        if (searchQuery.words) loadSearchParts(engine);
        // Loads rows first: drawing the map takes longer.
        await painted();
        if (searchQuery.filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
        return engine.highlights(searchQuery, { level, exceptNanoId });
      }),
    [searchQuery, level, exceptNanoId],
  );
  return useEngineQuery(engineQuery).data;
}
