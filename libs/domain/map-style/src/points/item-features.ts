import { dotZooms } from './dot-zooms.ts';
import { landmarksOf } from './landmarks.ts';
import type { MapPlace } from './map-place.ts';
import { numberPlaces } from './number-places.ts';
import { pointFeature, type PointFeature } from './point-feature.ts';

/** All places as numbered points. */
export function itemFeatures(places: readonly MapPlace[]): PointFeature[] {
  const numbers = numberPlaces(places);
  const { from, prominent } = landmarksOf(places);
  const dots = dotZooms(places);
  return places.map((place) =>
    pointFeature(place, {
      isProminent: prominent.has(place.item.id),
      from: from.get(place.item.id),
      dot: dots.get(place.item.id),
      nr: numbers.get(place.item.id),
    }),
  );
}
