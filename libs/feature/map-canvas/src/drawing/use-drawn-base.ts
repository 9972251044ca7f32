import { useEffect, useMemo } from 'react';
import { allDrawn, type Drawing, type DrawingQuery, type DrawnBase } from '@umkreis/guide-engine/results/drawing.ts';
import { needPart } from '@umkreis/guide-core/engine/guide-engine.ts';
import { useEngineQuery, type EngineQuery } from '@umkreis/guide-core/queries/use-engine-query.ts';
import { useQueryTime } from '@umkreis/guide-core/time/use-query-time.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { startedGuide } from '@umkreis/guide-core/engine/started-guide.ts';
import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';

/** The map already has the places of the bootstrap script, so this query can wait. */
const waits = { isUrgent: false };
/** No result yet: the map keeps its current data. */
export const unknown: DrawnBase = { items: null, drawing: null };
const nothing: DrawnBase = { items: [], drawing: allDrawn };

/** What the map draws regardless of search and selection. */
export function useDrawnBase({ seasonId, filter, level }: Omit<DrawingQuery, 'at'>): DrawnBase {
  const { data } = useGuide();
  const { isTiled, hasProhibitions } = data;
  const quarter = useQueryTime(false);
  const at = useQueryTime(filter.openNow);
  const itemsQuery = useMemo<EngineQuery<FeatureFile>>(
    () => async (engine) => {
      if (hasProhibitions) await needPart(engine, 'hours').catch(() => undefined);
      return engine.items(quarter);
    },
    [hasProhibitions, quarter],
  );
  const items = useEngineQuery(isTiled ? null : itemsQuery, waits).value;
  const drawingQuery = useMemo<EngineQuery<Drawing>>(
    () => async (engine) => {
      if (hasProhibitions || filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
      return engine.draw({ seasonId, filter, level, at });
    },
    [hasProhibitions, seasonId, filter, level, at],
  );
  const drawing = useEngineQuery(isTiled ? null : drawingQuery, waits).value;
  const drawn = useMemo(() => (items && drawing ? { items, drawing } : null), [items, drawing]);
  useEffect(() => {
    const started = startedGuide();
    if (drawn && started) started.drawn = null;
  }, [drawn]);
  // Keeps what the bootstrap script has drawn until the engine responds.
  return isTiled ? nothing : (drawn ?? startedGuide()?.drawn ?? unknown);
}
