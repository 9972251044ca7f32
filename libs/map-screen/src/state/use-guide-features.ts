import { useMemo } from 'react';
import type { Drawing } from '@umkreis/guide-engine/drawing.ts';
import type { Place } from '@umkreis/guide/places/place.ts';
import { pointFeature, type PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { shapeFeatures, type ShapeFeature } from '@umkreis/map-view/features/shape-features.ts';
import { wayFeatures } from '@umkreis/map-view/features/way-features.ts';
import { isOnLevel } from '@umkreis/place-rules/level.ts';
import type { FeatureFile } from '@umkreis/map-view/sources/source-data.ts';
import type { GuideFeatures } from '@umkreis/map-view/guide-features.ts';
import { selectionPoints, selectionWays } from './selection-features.ts';

/** What is drawn whatever is searched or selected. */
export interface DrawnBase {
  items: PointFeature[] | FeatureFile;
  drawing: Drawing;
}

export interface FeaturesInput {
  base: DrawnBase;
  highlighted: readonly Place[] | null;
  selected: Place | null;
  byId: ReadonlyMap<string, Place>;
  level: string | null;
  /** Outline or line of a selected building or street */
  selectedGround: ShapeFeature[];
}

const most = 2000;
const none: never[] = [];
/** Nothing is always the same nothing, so that an empty source is not emptied again. */
const orNone = <T>(values: T[]): T[] => (values.length === 0 ? none : values);

/** What the map draws of the guide. Arrays are new only when their content may be. */
export function useGuideFeatures({
  base: { items, drawing },
  highlighted,
  selected,
  byId,
  level,
  selectedGround,
}: FeaturesInput): GuideFeatures {
  const selectedId = selected?.item.nanoId;
  const shownItems = useMemo(() => ({ ...drawing, selectedNanoId: selectedId ?? null }), [drawing, selectedId]);
  // what is found on other levels stands in the list; the map shows one level at a time
  const onLevel = useMemo(
    () => (highlighted ?? none).slice(0, most).filter(({ item }) => !level || isOnLevel(item.details?.level, level)),
    [highlighted, level],
  );
  const highlights = useMemo(
    () => orNone(onLevel.filter(({ item }) => item.nanoId !== selectedId).map((place) => pointFeature(place, true))),
    [onLevel, selectedId],
  );
  const selectedPoints = useMemo<PointFeature[]>(
    () => (selected ? selectionPoints(selected, byId) : none),
    [selected, byId],
  );

  const shapes = useMemo(() => orNone(drawing.shapes), [drawing]);
  const highlightedShapes = useMemo(
    () =>
      orNone(
        onLevel.flatMap((place) =>
          (place.item.geojsons ?? []).flatMap((geojson) => shapeFeatures(place, geojson, level, 'highlighted')),
        ),
      ),
    [onLevel, level],
  );
  const selectedShapes = useMemo(
    () =>
      orNone([
        ...selectedGround,
        ...(selected?.item.geojsons ?? []).flatMap((geojson) => shapeFeatures(selected!, geojson, level, 'selected')),
      ]),
    [selected, selectedGround, level],
  );

  const ways = useMemo(() => orNone(drawing.ways), [drawing]);
  const highlightedWays = useMemo(() => orNone(onLevel.flatMap(wayFeatures)), [onLevel]);
  const selectedWays = useMemo(() => orNone(selected ? selectionWays(selected, byId) : none), [selected, byId]);

  return useMemo(
    () => ({
      items,
      shownItems,
      highlights,
      selected: selectedPoints,
      shapes,
      highlightedShapes,
      selectedShapes,
      ways,
      highlightedWays,
      selectedWays,
    }),
    [
      items,
      shownItems,
      highlights,
      selectedPoints,
      shapes,
      highlightedShapes,
      selectedShapes,
      ways,
      highlightedWays,
      selectedWays,
    ],
  );
}
