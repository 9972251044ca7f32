import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import { isServedTiled } from '@umkreis/contract/places-archive.ts';
import type { Filled } from '@umkreis/guide-engine/engine/content.ts';
import type { EventsRead } from '@umkreis/guide-engine/engine/content-calls.ts';
import { firstBasemapFile } from '@umkreis/contract/served-basemap-file.ts';
import { useBasemapFileName } from '@umkreis/api-client/use-basemap-file-name.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import type { GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';
import { guideEngine, onEngineBroken, needPart } from '../engine/guide-engine.ts';
import type { GuideData } from '../guide-data.ts';
import { contentOf } from '../engine/content-of.ts';
import { useFilled } from './use-filled.ts';
import { useGuideEvents } from './use-guide-events.ts';
import { useNames } from './use-names.ts';

const noEvents: readonly Event[] = [];
const noZones: ReadonlyMap<string, string> = new Map();
const byIdOf = <T extends { id: string }>(rows: readonly T[] | undefined) =>
  new Map((rows ?? []).map((row) => [row.id, row]));

/**
 * The data of a branch's guide: its engine, names and events, refreshed when they change.
 * @param readsProhibitions false: the map ignores the hours of prohibitions, and the opening-hours parser isn't
 * loaded
 */
export function useGuideData(boot: Boot, { readsProhibitions = true } = {}): GuideData {
  const [wantsAll, setWantsAll] = useState(false);
  const readAll = useCallback(() => setWantsAll(true), []);
  const engine = useSyncExternalStore(onEngineBroken, guideEngine);
  const fileName = useBasemapFileName(boot);
  const content = useFilled(engine, boot, fileName);
  const { filled } = content;
  const names = useNames(engine, filled, wantsAll);
  const eventsRead = useGuideEvents(engine, boot.branch, filled);
  const events = eventsRead?.events ?? noEvents;
  const areEventsRead = eventsRead !== undefined;
  const edition = useEdition(engine, filled, eventsRead, readsProhibitions);
  const eventZones = useEventZones(engine, edition);

  const categories = useMemo(() => byIdOf(names?.categories), [names]);
  const tags = useMemo(() => byIdOf(names?.tags), [names]);
  const glyphs = useMemo(() => new Map((names?.icons ?? []).map(({ title, iconSvg }) => [title, iconSvg])), [names]);

  const isReady = Boolean(filled && names);
  const hasFailed = content.error !== null && filled === null;
  const isOffline = hasFailed && Boolean(content.error?.isOffline);
  const retry = useStableCallback(() => {
    if (content.error) content.retry();
  });
  const isTiled = filled?.isTiled ?? isServedTiled(boot);
  const archive = filled ? filled.archive : isTiled ? null : contentOf(boot, firstBasemapFile(boot)).archive;
  const hasProhibitions = filled?.hasProhibitions ?? false;

  // Memoized because every component of the guide reads it.
  return useMemo<GuideData>(
    () => ({
      status: isReady ? 'ready' : hasFailed ? 'error' : 'loading',
      isOffline,
      retry,
      isTiled,
      archive,
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
      archive,
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

/**
 * Changes whenever the engine's results may change, including its events and the hours of prohibitions. @returns
 * null: the engine has no places yet
 */
function useEdition(
  engine: GuideEngine,
  filled: Filled | null,
  eventsRead: EventsRead | undefined,
  readsProhibitions: boolean,
): object | null {
  const [hours, setHours] = useState<object | null>(null);
  const hasProhibitions = readsProhibitions && (filled?.hasProhibitions ?? false);
  useEffect(() => {
    if (!hasProhibitions) return;
    void needPart(engine, 'hours').then(
      () => setHours({}),
      () => undefined,
    );
  }, [engine, hasProhibitions]);
  // Events loaded before the snapshot don't create another edition of it.
  const nr = filled && Math.max(filled.edition, eventsRead?.edition ?? 0);
  return useMemo(() => (filled ? { engine, filled, nr, hours } : null), [engine, filled, nr, hours]);
}

/** Time zones of events outside the guide's zone; few guides have any. */
function useEventZones(engine: GuideEngine, edition: object | null): ReadonlyMap<string, string> {
  const [zones, setZones] = useState(noZones);
  useEffect(() => {
    if (!edition) return;
    let isLast = true;
    engine.eventZones().then(
      (found) => {
        if (isLast) setZones((before) => (found.length === 0 && before.size === 0 ? before : new Map(found)));
      },
      // A broken engine is replaced by another one, which gets the same request.
      () => undefined,
    );
    return () => {
      isLast = false;
    };
  }, [engine, edition]);
  return zones;
}
