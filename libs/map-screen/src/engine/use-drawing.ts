import { useEffect, useState, useSyncExternalStore } from 'react';
import { basemapUrl } from '@umkreis/api-client/use-basemap.ts';
import { useBasemapFileName } from '@umkreis/api-client/use-basemap-file-name.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { DrawingQuery } from '@umkreis/guide-engine/drawing.ts';
import type { Filled, Names } from '@umkreis/guide-engine/engine.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { useNow } from '@umkreis/guide/time/guide-time.ts';
import type { FeatureFile } from '@umkreis/map-view/sources/source-data.ts';
import { startedGuide } from './started-guide.ts';
import { guideEngine, hoursUrl, onEngineBroken, type AskedEngine } from './guide-engine.ts';
import type { DrawnBase } from '../state/use-guide-features.ts';

const quarterOfAnHour = 900_000;
/** Places that could not be had are asked for again after this, ms. */
const retryInterval = 5000;
const nothing: DrawnBase = { items: [], drawing: { shown: null, prominent: [], total: 0, shapes: [], ways: [] } };

/** What the map draws whatever is searched or selected, as the guide's engine says it. */
export function useDrawing({ seasonId, filter, level }: Omit<DrawingQuery, 'at'>): DrawnBase {
  const { boot, data } = useGuide();
  const now = useNow();
  const quarter = Math.floor(now.getTime() / quarterOfAnHour) * quarterOfAnHour;
  const at = filter.openNow ? now.getTime() : quarter;
  const engine = useSyncExternalStore(onEngineBroken, guideEngine);
  const filled = useFilled(engine, boot, data.names);
  const [drawn, setDrawn] = useState(nothing);

  const events = data.areEventsRead ? data.events : null;
  useEffect(() => {
    if (!filled || filled.isTiled) return;
    let isLast = true;
    const draw = async () => {
      if (events) void engine.setEvents(events);
      if (filled.hasProhibitions || filter.openNow) await engine.useHours(hoursUrl());
      const [items, drawing] = await Promise.all([engine.items(quarter), engine.draw({ seasonId, filter, level, at })]);
      if (isLast) setDrawn((before) => ({ items: sameFile(before.items, items), drawing }));
    };
    // an engine that broke is replaced by another, which is asked the same
    draw().catch(() => undefined);
    return () => {
      isLast = false;
    };
  }, [engine, filled, events, quarter, seasonId, filter, level, at]);

  return filled?.isTiled ? nothing : drawn;
}

const sameFile = (before: DrawnBase['items'], items: FeatureFile): DrawnBase['items'] =>
  'key' in before && before.key === items.key ? before : items;

/** Fills the engine with the branch's content, and again when that changes. @returns null until it is filled */
function useFilled(engine: AskedEngine, boot: Boot, names: Names | undefined): Filled | null {
  const fileName = useBasemapFileName(boot);
  const [filled, setFilled] = useState<Filled | null>(() =>
    startedGuide()?.fileName === fileName ? (startedGuide()?.filled ?? null) : null,
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!names) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const request = new AbortController();
    const fill = async () => {
      const started = startedGuide();
      const isStarted = started?.fileName === fileName && started.link.engine === (engine as unknown);
      // a start that could not read the places does not keep the page from reading them
      const early = isStarted ? await started.filling.catch(() => null) : null;
      if (early) return early;
      const response = await fetch(basemapUrl(boot, fileName), { signal: request.signal });
      if (!response.ok) throw new Error(`The places answered ${response.status}.`);
      const { branch, main } = boot;
      return engine.fill({ where: { branch, main }, snapshot: await response.arrayBuffer(), names });
    };
    fill().then(
      (next) => {
        if (!request.signal.aborted) setFilled(next);
      },
      () => {
        // the lists read the same, and say that it failed
        if (!request.signal.aborted) timer = setTimeout(() => setAttempt((count) => count + 1), retryInterval);
      },
    );
    return () => {
      request.abort();
      clearTimeout(timer);
    };
  }, [engine, boot, fileName, names, attempt]);
  return filled;
}
