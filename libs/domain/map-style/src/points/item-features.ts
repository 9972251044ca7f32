import { dotZooms } from './dot-zooms.ts';
import { landmarksOf, type Landmarks } from './landmarks.ts';
import type { MapPlace } from './map-place.ts';
import { numberPlaces } from './number-places.ts';
import { pointFeature, type PointFeature } from './point-feature.ts';

/** At which zooms places are symbols and dots; depends on all places of a guide. */
export interface Prominence extends Landmarks {
  /** The zoom from which places are dots, by id; dots at every zoom are omitted. */
  dots: ReadonlyMap<string, number>;
}

export interface Numbering {
  /** Numbers of the points, by id */
  numbers: ReadonlyMap<string, number>;
  prominence: Prominence;
}

/** About 100 ms for 20,000 places. */
export const prominenceOf = (places: readonly MapPlace[]): Prominence => ({
  ...landmarksOf(places),
  dots: dotZooms(places),
});

/** Places as numbered points. @param numbering that of all places of the guide; default: these are all */
export function itemFeatures(
  places: readonly MapPlace[],
  { numbers, prominence }: Numbering = { numbers: numberPlaces(places), prominence: prominenceOf(places) },
): PointFeature[] {
  return places.map((place) =>
    pointFeature(place, {
      isProminent: prominence.prominent.has(place.item.id),
      from: prominence.from.get(place.item.id),
      dot: prominence.dots.get(place.item.id),
      nr: numbers.get(place.item.id),
    }),
  );
}
