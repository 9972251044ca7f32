import { useMemo } from 'react';
import type { Drawing, DrawingQuery } from '@umkreis/guide-engine/answers/drawing.ts';
import { needPart } from '@umkreis/guide/engine/guide-engine.ts';
import { useAnswer, type Ask } from '@umkreis/guide/answers/use-answer.ts';
import { useAskedTime } from '@umkreis/guide/time/use-asked-time.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import type { FeatureFile, SourceData } from '@umkreis/map-view/sources/source-data.ts';

/** What is drawn whatever is searched or selected. */
export interface DrawnBase {
  items: SourceData;
  drawing: Drawing;
}

/** Before the engine has answered */
export const nothing: DrawnBase = {
  items: [],
  drawing: { shown: null, prominent: new Int32Array(), total: 0, shapes: [], ways: [] },
};

/** What the map draws whatever is searched or selected, as the guide's engine says it. */
export function useDrawing({ seasonId, filter, level }: Omit<DrawingQuery, 'at'>): DrawnBase {
  const { data } = useGuide();
  const { isTiled, hasProhibitions } = data;
  const quarter = useAskedTime(false);
  const at = useAskedTime(filter.openNow);
  const askItems = useMemo<Ask<FeatureFile>>(
    () => async (engine) => {
      if (hasProhibitions) await needPart(engine, 'hours').catch(() => undefined);
      return engine.items(quarter);
    },
    [hasProhibitions, quarter],
  );
  const items = useAnswer(isTiled ? null : askItems).value;
  const askDrawing = useMemo<Ask<Drawing>>(
    () => async (engine) => {
      if (hasProhibitions || filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
      return engine.draw({ seasonId, filter, level, at });
    },
    [hasProhibitions, seasonId, filter, level, at],
  );
  const drawing = useAnswer(isTiled ? null : askDrawing).value;
  return useMemo(() => (items && drawing ? { items, drawing } : nothing), [items, drawing]);
}
