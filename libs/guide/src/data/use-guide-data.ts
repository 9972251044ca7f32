import { useCallback, useMemo, useState } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapDocument } from '@umkreis/contract/item.ts';
import { useBasemap } from '@umkreis/api-client/use-basemap.ts';
import { useEvents } from '@umkreis/api-client/use-events.ts';
import { useReference, type Reference } from '@umkreis/api-client/use-reference.ts';
import { withHoursPlaces } from '@umkreis/place-rules/hours-places.ts';
import { openingPlaceOf, timeZoneOf } from '@umkreis/place-rules/opening-place-of.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { useHoursModule } from '../hours/use-hours-module.ts';
import { useMinute } from '../time/guide-time.ts';
import { joinPlaces } from '@umkreis/place-rules/join-places.ts';
import type { GuideData } from '../places/guide-data.ts';
import type { Place } from '../places/place.ts';

/** What a surface knows before the places are read. */
export interface EarlyContent {
  names: Reference;
  isTiled: boolean;
}

const noPlaces: readonly Place[] = [];
const noEvents: readonly Event[] = [];
const byIdOf = <T extends { id: string }>(rows: readonly T[] | undefined) =>
  new Map((rows ?? []).map((row) => [row.id, row]));

/**
 * The branch's places joined with the reference data, refreshed when the content changes.
 * @param chosenTime the instant at which events are current and prohibitions in force; null: now
 * @param early known already; the places wait until they are wanted
 */
export function useGuideData(
  boot: Boot,
  chosenTime: Date | null = null,
  { early = null, waits = false }: { early?: EarlyContent | null; waits?: boolean } = {},
): GuideData {
  const [isWanted, setIsWanted] = useState(!waits);
  const want = useCallback(() => setIsWanted(true), []);
  const [wantsAll, setWantsAll] = useState(false);
  const readAll = useCallback(() => setWantsAll(true), []);
  const basemap = useBasemap(boot, isWanted);
  const reference = useReference(boot, wantsAll, early?.names);
  const eventRows = useEvents(boot);
  const { document, names } = useTogether(basemap.data, reference.data, basemap.isLoading || reference.isLoading);

  const categories = useMemo(() => byIdOf(names?.categories), [names]);
  const tags = useMemo(() => byIdOf(names?.tags), [names]);
  const glyphs = useMemo(() => new Map((names?.icons ?? []).map(({ title, iconSvg }) => [title, iconSvg])), [names]);
  const events = eventRows.data ?? noEvents;

  const items = useMemo(() => document && withHoursPlaces(document), [document]);
  const hasProhibitions = useMemo(
    () => items?.some(({ details }) => details?.transportForbiddenHours) ?? false,
    [items],
  );
  const loaded = useHoursModule(hasProhibitions);
  // somebody else may have loaded it: without prohibitions the places stay as they are
  const hours = hasProhibitions ? loaded : null;
  const minute = useMinute();
  // Joining again each minute would redraw the map for nothing: prohibitions and events change by the quarter of an
  // hour.
  const quarter = Math.floor((chosenTime ?? minute).getTime() / 900_000);

  const places = useMemo(() => {
    if (!items || categories.size === 0) return noPlaces;
    const now = chosenTime ?? new Date();
    const shown = boot.branch
      ? items
      : items.filter((item) => !item.tags?.some((id) => tags.get(id)?.tagKey === 'hideOnMainQuo'));
    return joinPlaces(shown, {
      categories,
      tags,
      events,
      now,
      timeZone: timeZoneOf(boot),
      ...(hours && { isForbiddenNow: (value, item) => hours.isForbiddenNow(value, now, openingPlaceOf(boot, item)) }),
    });
    // `quarter` stands for the time that has passed
    // oxlint-disable-next-line react/exhaustive-deps
  }, [items, categories, tags, events, hours, boot, chosenTime, quarter]);

  const byNanoId = useMemo(() => new Map(places.map((place) => [place.item.nanoId, place])), [places]);
  const byId = useMemo(() => new Map(places.map((place) => [place.item.id, place])), [places]);

  const isReady = Boolean(document && names);
  const reads = [basemap, reference];
  const hasFailed = reads.some(({ error, data }) => error && data === undefined);
  const isOffline = reads.some(({ error, data }) => error?.isOffline && data === undefined);
  const retry = useStableCallback(() => {
    if (basemap.error && basemap.data === undefined) void basemap.mutate();
    if (reference.error && reference.data === undefined) reference.retry();
  });
  const isTiled = document?.tiled ?? early?.isTiled ?? false;
  const version = document?.version ?? '';
  const areEventsRead = eventRows.data !== undefined;

  // the same object until something of it changes: every component of the guide reads it
  return useMemo<GuideData>(
    () => ({
      status: isReady ? 'ready' : hasFailed ? 'error' : 'loading',
      isOffline,
      retry,
      isTiled,
      version,
      names,
      places,
      byNanoId,
      byId,
      categories,
      tags,
      events,
      areEventsRead,
      glyphs,
      readAll,
      want,
      isWanted,
    }),
    [
      isReady,
      hasFailed,
      isOffline,
      retry,
      isTiled,
      version,
      names,
      places,
      byNanoId,
      byId,
      categories,
      tags,
      events,
      areEventsRead,
      glyphs,
      readAll,
      want,
      isWanted,
    ],
  );
}

/**
 * A new snapshot and its reference data come one after the other: those before stay until both are there, so that no
 * place lacks its name.
 */
function useTogether(
  document: BasemapDocument | undefined,
  names: Reference | undefined,
  isLoading: boolean,
): { document: BasemapDocument | undefined; names: Reference | undefined } {
  const [held, setHeld] = useState({ document, names });
  if ((isLoading && held.document && held.names) || (held.document === document && held.names === names)) return held;
  const current = { document, names };
  setHeld(current);
  return current;
}
