import type { Place } from '@umkreis/guide/places/place.ts';
import { pointFeature, selectedFeature, type PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { wayFeatures, type WayFeature } from '@umkreis/map-view/features/way-features.ts';

type ById = ReadonlyMap<string, Place>;

/** Children of a route are its way-points; a hall's stands are on the map already. */
export function wayPointsOf({ item }: Place, byId: ById): Place[] {
  return (item.ways?.length ? (item.children ?? []) : []).flatMap((id) => byId.get(id) ?? []);
}

/** The pin of the selected place, over the points of its way. */
export function selectionPoints(selected: Place, byId: ById): PointFeature[] {
  return [...wayPointsOf(selected, byId).map((place) => pointFeature(place, true)), selectedFeature(selected)];
}

/** Ways of the selected place; without one of its own that of its first parent that has one. */
export function selectionWays(selected: Place, byId: ById): WayFeature[] {
  if (selected.item.ways?.length) return wayFeatures(selected);
  const parent = selected.item.parents?.map((id) => byId.get(id)).find((place) => place?.item.ways?.length);
  return parent ? wayFeatures(parent) : [];
}
