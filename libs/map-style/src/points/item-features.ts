import type { MapPlace } from './map-place.ts';
import { numberPlaces } from './number-places.ts';
import { pointFeature, type PointFeature } from './point-feature.ts';
import { prominentPlaces } from './prominent-places.ts';

/** All places as points, each with its number. */
export function itemFeatures(places: readonly MapPlace[]): PointFeature[] {
  const numbers = numberPlaces(places);
  const prominent = prominentPlaces(places);
  return places.map((place) => pointFeature(place, prominent.has(place.item.id), numbers.get(place.item.id)));
}
