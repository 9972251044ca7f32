import { useEffect, useMemo } from 'react';
import {
  allDrawn,
  noCurrentPlaces,
  noneDrawn,
  type CurrentPlaces,
  type Drawing,
  type DrawingQuery,
  type DrawnBase,
} from '@umkreis/guide-engine/results/drawing.ts';
import { filterCount } from '@umkreis/guide-engine/filters/filter-state.ts';
import { needPart } from '@umkreis/guide-core/engine/guide-engine.ts';
import type { EngineQuery } from '@umkreis/guide-core/queries/engine-query-atom.ts';
import { useEngineQuery } from '@umkreis/guide-core/queries/use-engine-query.ts';
import { useQueryTime } from '@umkreis/guide-core/time/use-query-time.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { startedGuide } from '@umkreis/guide-core/engine/started-guide.ts';

/** The map already has the places of the bootstrap script, so this query can wait. */
const waits = { isUrgent: false };
/** No result yet: the map keeps its current data. */
export const unknown: DrawnBase = { current: null, drawing: null };
/** The tiles have the places that pass. */
const asTiled: DrawnBase = { current: noCurrentPlaces, drawing: allDrawn };
/** Which places pass is not known yet. */
const hidden: DrawnBase = { current: noCurrentPlaces, drawing: noneDrawn };

/** What the map draws regardless of search and selection. */
export function useDrawnBase({ seasonId, filter, level }: Omit<DrawingQuery, 'at'>): DrawnBase {
  const { data } = useGuide();
  const { isTiled, hasProhibitions } = data;
  const quarter = useQueryTime(false);
  const at = useQueryTime(filter.openNow);
  const currentQuery = useMemo<EngineQuery<CurrentPlaces>>(
    () => async (engine) => {
      if (hasProhibitions) await needPart(engine, 'hours').catch(() => undefined);
      return engine.currentPlaces(quarter);
    },
    [hasProhibitions, quarter],
  );
  const current = useEngineQuery(isTiled ? null : currentQuery, waits).data;
  const drawingQuery = useMemo<EngineQuery<Drawing>>(
    () => async (engine) => {
      if (hasProhibitions || filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
      return engine.draw({ seasonId, filter, level, at });
    },
    [hasProhibitions, seasonId, filter, level, at],
  );
  const drawing = useEngineQuery(isTiled ? null : drawingQuery, waits).data;
  const drawn = useMemo(() => (current && drawing ? { current, drawing } : null), [current, drawing]);
  useEffect(() => {
    const started = startedGuide();
    if (drawn && started) started.drawn = null;
  }, [drawn]);
  // Keeps what the bootstrap script has drawn until the engine responds.
  if (isTiled) return asTiled;
  const isNarrowed = Boolean(seasonId || level) || filterCount(filter) > 0;
  return drawn ?? startedGuide()?.drawn ?? (isNarrowed ? hidden : unknown);
}
