import { atom } from 'jotai';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import type { Store } from '@umkreis/guide-core/actions/map-actions.ts';
import { readsAtom } from '@umkreis/guide-core/data/reads-atom.ts';
import { hoursModuleAtom } from '@umkreis/guide-core/hours/use-hours-module.ts';
import { movingAtom } from '@umkreis/guide-core/motion/moving-atom.ts';
import { isStillAtom } from '@umkreis/guide-core/panel/screen-atoms.ts';
import { followAtom } from '@umkreis/guide-core/store/follow-atom.ts';
import { partAtom } from '@umkreis/guide-core/store/part-atom.ts';
import { bootAtom } from '@umkreis/guide-core/store/surface.ts';
import { nowAtom, timeAtom } from '@umkreis/guide-core/time/time-atom.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { deckPart } from '@umkreis/map-core/deck/deck-part.ts';
import { liftVehicles } from '@umkreis/map-core/motion/lift-vehicles.ts';
import { timetableVehicles } from '@umkreis/map-core/motion/timetable-vehicles.ts';
import type { Vehicle } from '@umkreis/map-core/motion/vehicle.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { lifts } from '@umkreis/taxonomy/lifts.ts';

const vehiclesPart = partAtom(deckPart(() => import('@umkreis/map-core/deck/draw-vehicles.ts')));
const none: readonly Place[] = [];

const liftsAtom = atom((get) => get(movingAtom)?.lifts ?? none);

/** Ids of the lifts in operation; a string, so that a new minute without a change restarts nothing */
const operatingAtom = atom((get) => {
  const boot = get(bootAtom);
  const places = get(liftsAtom);
  const hours = places.length > 0 ? get(hoursModuleAtom) : null;
  if (!hours || !boot) return '';
  const now = get(nowAtom);
  return places
    .filter(
      ({ item, isPermanentlyClosed }) =>
        !isPermanentlyClosed &&
        hours.operatingTag(item.details?.operatingHours, item.closed, now, openingPlaceOf(boot, item))?.isOperating,
    )
    .map(({ item }) => item.id)
    .join();
});

/** Positions of buses and lift cabins at an instant; null: nothing moves */
const vehiclesAtAtom = atom((get) => {
  if (!get(movingAtom)) return null;
  const ids = new Set(get(operatingAtom).split(','));
  const moving = get(liftsAtom)
    .filter(({ item }) => ids.has(item.id))
    .flatMap(({ item, categories }) => {
      const { subCategory } = categories.find((category) => lifts.includes(category.subCategory))!;
      return (item.ways ?? []).map((way) => liftVehicles({ subCategory, points: decodePolyline(way) }));
    });
  const timetable = get(movingAtom)?.hasBuses ? get(readsAtom).timetable : undefined;
  if (timetable && timetable.trips.length > 0) moving.push(timetableVehicles(timetable));
  return moving.length > 0 ? (at: number): Vehicle[] => moving.flatMap((one) => one(at)) : null;
});

const drawnAtom = atom((get) => {
  const vehiclesAt = get(vehiclesAtAtom);
  const code = vehiclesAt && get(vehiclesPart);
  return code && { vehiclesAt, draw: code.drawVehicles, chosen: get(timeAtom), isStill: get(isStillAtom) };
});

/**
 * Buses by timetable and lift cabins during operating hours, at the guide's time. deck.gl is loaded with the first
 * of them. @returns a function that stops them
 */
export const moveVehicles = (store: Store, map: MapLibreMap): (() => void) =>
  followAtom(store, drawnAtom, (drawn) => {
    if (!drawn) return;
    const { vehiclesAt, draw, chosen, isStill } = drawn;
    // A selected time advances from the moment it was selected.
    const from = performance.now();
    const clock = () => (chosen ? chosen.getTime() + performance.now() - from : Date.now());
    return draw(map, vehiclesAt, clock, isStill);
  });
