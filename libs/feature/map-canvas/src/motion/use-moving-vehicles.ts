import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { usePart } from '@umkreis/federation/use-part.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { filterAtom } from '@umkreis/guide-core/filter/filter-atom.ts';
import { useHoursModule } from '@umkreis/guide-core/hours/use-hours-module.ts';
import type { InMotion } from '@umkreis/guide-engine/results/in-motion.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { EngineQuery } from '@umkreis/guide-core/queries/engine-query-atom.ts';
import { useEngineQuery } from '@umkreis/guide-core/queries/use-engine-query.ts';
import { useQueryTime } from '@umkreis/guide-core/time/use-query-time.ts';
import { useGuideTime, useNow } from '@umkreis/guide-core/time/guide-time.ts';
import { liftVehicles } from '@umkreis/map-core/motion/lift-vehicles.ts';
import { timetableVehicles } from '@umkreis/map-core/motion/timetable-vehicles.ts';
import type { Vehicle } from '@umkreis/map-core/motion/vehicle.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { lifts } from '@umkreis/taxonomy/lifts.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { seasonIdAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { useIsNear } from './use-is-near.ts';
import { deckPart } from '@umkreis/map-core/deck/deck-part.ts';

/** Minimum zoom of vehicles, the same as for lifts */
const leastZoom = 12;
const vehiclesPart = deckPart(() => import('@umkreis/map-core/deck/draw-vehicles.ts'));
const none: readonly Place[] = [];

/**
 * Buses by timetable and lift cabins during operating hours, at the guide's time. deck.gl is loaded with the first
 * of them.
 */
export function useMovingVehicles(): void {
  const map = useAtomValue(mapAtom);
  const { boot, timeZone } = useGuide();
  const [chosen] = useGuideTime();
  const now = useNow();
  const isNear = useIsNear(map, leastZoom);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const seasonId = useAtomValue(seasonIdAtom);
  const filter = useAtomValue(filterAtom);
  const level = useAtomValue(levelAtom);
  const at = useQueryTime(filter.openNow);
  const query = useMemo<EngineQuery<InMotion> | null>(
    () => (isNear ? (engine) => engine.moving({ seasonId, filter, level, at }) : null),
    [isNear, seasonId, filter, level, at],
  );
  const { hasBuses = false, lifts: liftPlaces = none } = useEngineQuery(query, { isUrgent: false }).data ?? {};
  const ofToday = { path: { branchShortId: boot.branch?.shortId ?? 0 }, query: { date: dayInZone(now, timeZone) } };
  const { data: timetable } = useRead(
    isNear && hasBuses ? apiUrl(boot, 'GET /timetables/branchshortid/{branchShortId}', ofToday) : null,
  );

  const hours = useHoursModule(liftPlaces.length > 0);
  // A string of ids, so that a new minute without a change restarts nothing.
  const operating = hours
    ? liftPlaces
        .filter(
          ({ item, isPermanentlyClosed }) =>
            !isPermanentlyClosed &&
            hours.operatingTag(item.details?.operatingHours, item.closed, now, openingPlaceOf(boot, item))?.isOperating,
        )
        .map(({ item }) => item.id)
        .join()
    : '';

  const vehiclesAt = useMemo(() => {
    const ids = new Set(operating.split(','));
    const moving = liftPlaces
      .filter(({ item }) => ids.has(item.id))
      .flatMap(({ item, categories }) => {
        const { subCategory } = categories.find((category) => lifts.includes(category.subCategory))!;
        return (item.ways ?? []).map((way) => liftVehicles({ subCategory, points: decodePolyline(way) }));
      });
    if (timetable && timetable.trips.length > 0) moving.push(timetableVehicles(timetable));
    return moving.length > 0 && isNear ? (at: number): Vehicle[] => moving.flatMap((one) => one(at)) : null;
  }, [liftPlaces, operating, timetable, isNear]);

  const part = usePart(vehiclesPart, vehiclesAt !== null);
  useEffect(() => {
    if (!map || !vehiclesAt || part.kind !== 'there') return;
    // A selected time advances from the moment it was selected.
    const from = performance.now();
    const clock = () => (chosen ? chosen.getTime() + performance.now() - from : Date.now());
    return part.code.drawVehicles(map, vehiclesAt, clock, isStill);
  }, [map, vehiclesAt, chosen, isStill, part]);
}
