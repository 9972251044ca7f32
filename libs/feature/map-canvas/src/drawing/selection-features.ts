import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { pointFeature, selectedFeature, type PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { wayFeatures, type WayFeature } from '@umkreis/map-style/features/way-features.ts';

/** Children of a route are its way-points; the stands of a hall are on the map already. */
export function wayPointsOf({ item }: Place, relatedPlaces: readonly Place[]): Place[] {
  return (item.ways?.length ? (item.children ?? []) : []).flatMap((id) => placeOf(relatedPlaces, id) ?? []);
}

const placeOf = (relatedPlaces: readonly Place[], id: string) => relatedPlaces.find(({ item }) => item.id === id);

/** The pin of the selected place, above the points of its way. */
export function selectionPoints(selected: Place, relatedPlaces: readonly Place[]): PointFeature[] {
  return [
    ...wayPointsOf(selected, relatedPlaces).map((place) => pointFeature(place, { isProminent: true })),
    selectedFeature(selected),
  ];
}

/** Ways of the selected place, otherwise those of its first parent that has some. */
export function selectionWays(selected: Place, relatedPlaces: readonly Place[]): WayFeature[] {
  if (selected.item.ways?.length) return wayFeatures(selected);
  const parent = selected.item.parents
    ?.map((id) => placeOf(relatedPlaces, id))
    .find((place) => place?.item.ways?.length);
  return parent ? wayFeatures(parent) : [];
}
