import { useMemo } from 'react';
import type { Highlights } from '@umkreis/guide-engine/answers/highlights.ts';
import type { Asked } from '@umkreis/guide-engine/asked/asked.ts';
import { needPart } from '@umkreis/guide/engine/guide-engine.ts';
import { needForWords } from '@umkreis/guide/list/use-rows.ts';
import { painted } from '@umkreis/ui/after-paint.ts';
import { useAnswer, type Ask } from '@umkreis/guide/answers/use-answer.ts';

/** How the query's results are drawn; null: no query. */
export function useHighlights(
  asked: Asked | null,
  level: string | null,
  exceptNanoId: string | null,
): Highlights | null {
  const ask = useMemo<Ask<Highlights> | null>(
    () =>
      asked &&
      (async (engine) => {
        if (asked.words) needForWords(engine);
        // Loads rows first: drawing the map takes longer.
        await painted();
        if (asked.filter.openNow) await needPart(engine, 'hours').catch(() => undefined);
        return engine.highlights(asked, { level, exceptNanoId });
      }),
    [asked, level, exceptNanoId],
  );
  return useAnswer(ask).value;
}
