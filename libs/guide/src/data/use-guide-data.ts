import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { isServedTiled } from '@umkreis/contract/points-file.ts';
import type { Filled } from '@umkreis/guide-engine/engine/content.ts';
import { useBasemapFileName } from '@umkreis/api-client/use-basemap-file-name.ts';
import { useEvents } from '@umkreis/api-client/use-events.ts';
import { useReference } from '@umkreis/api-client/use-reference.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { guideEngine, onEngineBroken, needPart, type GuideEngine } from '../engine/guide-engine.ts';
import { startedGuide } from '../engine/started-guide.ts';
import type { GuideData } from '../guide-data.ts';
import { useFilled } from './use-filled.ts';

const noEvents: readonly Event[] = [];
const noZones: ReadonlyMap<string, string> = new Map();
const byIdOf = <T extends { id: string }>(rows: readonly T[] | undefined) =>
  new Map((rows ?? []).map((row) => [row.id, row]));

/**
 * The guide of a branch: reference data, events and the engine that has the places, refreshed when they change.
 * @param readsProhibitions false: nothing is drawn by the hours of prohibitions, and the parser of hours is left out
 */
export function useGuideData(boot: Boot, { readsProhibitions = true } = {}): GuideData {
  const [wantsAll, setWantsAll] = useState(false);
  const readAll = useCallback(() => setWantsAll(true), []);
  const engine = useSyncExternalStore(onEngineBroken, guideEngine);
  const fileName = useBasemapFileName(boot);
  const [early] = useState(() => startedGuide()?.names ?? undefined);
  const reference = useReference(boot, wantsAll, early);
  const names = reference.data;
  const content = useFilled(engine, boot, fileName, reference.isLoading ? undefined : names);
  const { filled } = content;
  const eventRows = useEvents(boot);
  const events = eventRows.data ?? noEvents;
  const areEventsRead = eventRows.data !== undefined;
  const edition = useEdition(engine, filled, areEventsRead ? events : null, readsProhibitions);
  const eventZones = useEventZones(engine, edition);

  const categories = useMemo(() => byIdOf(names?.categories), [names]);
  const tags = useMemo(() => byIdOf(names?.tags), [names]);
  const glyphs = useMemo(() => new Map((names?.icons ?? []).map(({ title, iconSvg }) => [title, iconSvg])), [names]);

  const isReady = Boolean(filled && names);
  const hasNoNames = reference.error !== undefined && names === undefined;
  const hasFailed = hasNoNames || (content.error !== null && filled === null);
  const isOffline = hasFailed && Boolean(content.error?.isOffline ?? reference.error?.isOffline);
  const retry = useStableCallback(() => {
    if (content.error) content.retry();
    if (hasNoNames) reference.retry();
  });
  const isTiled = filled?.isTiled ?? isServedTiled(boot);
  const hasProhibitions = filled?.hasProhibitions ?? false;

  // the same object until something of it changes: every component of the guide reads it
  return useMemo<GuideData>(
    () => ({
      status: isReady ? 'ready' : hasFailed ? 'error' : 'loading',
      isOffline,
      retry,
      isTiled,
      engine,
      edition,
      hasProhibitions,
      names,
      categories,
      tags,
      events,
      eventZones,
      areEventsRead,
      glyphs,
      readAll,
    }),
    [
      isReady,
      hasFailed,
      isOffline,
      retry,
      isTiled,
      engine,
      edition,
      hasProhibitions,
      names,
      categories,
      tags,
      events,
      eventZones,
      areEventsRead,
      glyphs,
      readAll,
    ],
  );
}

/** Tells the engine of the events, and of the hours that prohibitions are in force by. @returns null: nothing to ask */
function useEdition(
  engine: GuideEngine,
  filled: Filled | null,
  events: readonly Event[] | null,
  readsProhibitions: boolean,
): object | null {
  const [changed, setChanged] = useState<object>({});
  const hasProhibitions = readsProhibitions && (filled?.hasProhibitions ?? false);
  const isFilled = filled !== null;
  // before anybody asks; not before the engine is filled: the first message starts its worker, which lets the map be
  // drawn first
  useLayoutEffect(() => {
    if (!events || !isFilled) return;
    void engine.setEvents(events).then((isOther) => isOther && setChanged({}));
  }, [engine, events, isFilled]);
  useEffect(() => {
    if (!hasProhibitions) return;
    void needPart(engine, 'hours').then(
      () => setChanged({}),
      () => undefined,
    );
  }, [engine, hasProhibitions]);
  return useMemo(() => (filled ? { engine, filled, changed } : null), [engine, filled, changed]);
}

/** Zones of events elsewhere, of which few guides have any. */
function useEventZones(engine: GuideEngine, edition: object | null): ReadonlyMap<string, string> {
  const [zones, setZones] = useState(noZones);
  useEffect(() => {
    if (!edition) return;
    let isLast = true;
    engine.eventZones().then(
      (found) => {
        if (isLast) setZones((before) => (found.length === 0 && before.size === 0 ? before : new Map(found)));
      },
      // an engine that broke is replaced by another, which is asked the same
      () => undefined,
    );
    return () => {
      isLast = false;
    };
  }, [engine, edition]);
  return zones;
}
