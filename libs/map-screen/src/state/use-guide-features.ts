import { useMemo } from 'react';
import type { Place } from '@umkreis/guide/places/place.ts';
import { pointFeature, selectedFeature, type PointFeature } from '@umkreis/map-view/features/point-feature.ts';
import { prominentPlaces } from '@umkreis/map-view/features/prominent-places.ts';
import { isShapeAlwaysVisible, shapeFeatures, type ShapeFeature } from '@umkreis/map-view/features/shape-features.ts';
import { isWayAlwaysVisible, wayFeatures } from '@umkreis/map-view/features/way-features.ts';
import type { GuideFeatures } from '@umkreis/map-view/guide-features.ts';

export interface FeaturesInput {
  places: readonly Place[];
  highlighted: readonly Place[] | null;
  selected: Place | null;
  byId: ReadonlyMap<string, Place>;
  level: string | null;
  /** Outline or line of a selected building or street */
  selectedGround: ShapeFeature[];
}

const most = 2000;

/** What the map draws of the guide. Arrays are new only when their content may be. */
export function useGuideFeatures({ places, highlighted, selected, byId, level, selectedGround }: FeaturesInput): GuideFeatures {
  const allPoints = useMemo(() => {
    const prominent = prominentPlaces(places);
    return new Map(places.map((place) => [place.item.nanoId, pointFeature(place, prominent.has(place.item.id))]));
  }, [places]);

  const selectedId = selected?.item.nanoId;
  // children of a route are its way-points; a hall's stands are on the map already
  const wayPoints = useMemo(() => (selected?.item.ways?.length ? selected.item.children ?? [] : []).flatMap((id) => byId.get(id) ?? []), [selected, byId]);

  const items = useMemo(() => [...allPoints].filter(([nanoId]) => nanoId !== selectedId).map(([, point]) => point), [allPoints, selectedId]);
  const highlights = useMemo(
    () => (highlighted ?? []).slice(0, most).filter(({ item }) => item.nanoId !== selectedId).map((place) => pointFeature(place, true)),
    [highlighted, selectedId],
  );
  const selectedPoints = useMemo<PointFeature[]>(
    () => (selected ? [...wayPoints.map((place) => pointFeature(place, true)), selectedFeature(selected)] : []),
    [selected, wayPoints],
  );

  const shapes = useMemo(() => places.flatMap((place) => (place.item.geojsons ?? [])
    .filter((geojson) => isShapeAlwaysVisible(place, geojson)).flatMap((geojson) => shapeFeatures(place, geojson, level, false))), [places, level]);
  const selectedShapes = useMemo(
    () => [...selectedGround, ...(selected?.item.geojsons ?? []).flatMap((geojson) => shapeFeatures(selected!, geojson, level, true))],
    [selected, selectedGround, level],
  );

  const ways = useMemo(() => places.filter(isWayAlwaysVisible).flatMap(wayFeatures), [places]);
  const highlightedWays = useMemo(() => (highlighted ?? []).slice(0, most).flatMap(wayFeatures), [highlighted]);
  const selectedWays = useMemo(() => {
    if (!selected) return [];
    if (selected.item.ways?.length) return wayFeatures(selected);
    // a part of a route without a way of its own shows the route's
    const parent = selected.item.parents?.map((id) => byId.get(id)).find((place) => place?.item.ways?.length);
    return parent ? wayFeatures(parent) : [];
  }, [selected, byId]);

  return useMemo(
    () => ({ items, highlights, selected: selectedPoints, shapes, selectedShapes, ways, highlightedWays, selectedWays }),
    [items, highlights, selectedPoints, shapes, selectedShapes, ways, highlightedWays, selectedWays],
  );
}
