import { useMemo } from 'react';
import type { Highlights } from '@umkreis/guide-engine/results/highlights.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { positionFeature, type PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { shapeFeatures, type ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import type { SoughtPosition } from '@umkreis/guide-core/results/sought-position-atom.ts';
import type { SourceData } from '@umkreis/map-core/sources/source-data.ts';
import type { GuideFeatures } from '@umkreis/map-core/sources/guide-features.ts';
import type { DrawnBase } from '@umkreis/guide-engine/results/drawing.ts';
import { selectionPoints, selectionWays } from './selection-features.ts';

export interface FeaturesInput {
  base: DrawnBase;
  /** Results of a query; null: no query */
  highlighted: (Pick<Highlights, 'shapes' | 'ways'> & { points: SourceData }) | null;
  selected: Place | null;
  /** A position as the search text */
  position?: SoughtPosition | null;
  /** Children and parents of the selected place */
  relatedPlaces: readonly Place[];
  level: string | null;
  /** Outline or line of the selected building or street */
  streetOrBuildingShapes: ShapeFeature[];
}

const none: never[] = [];
/** Returns the same empty array, so that an empty source isn't updated again. */
const orNone = <T>(values: T[]): T[] => (values.length === 0 ? none : values);

/** The features the map draws. Arrays change only when their content may change. */
export function useGuideFeatures({
  base: { current, drawing },
  highlighted,
  selected,
  position,
  relatedPlaces,
  level,
  streetOrBuildingShapes,
}: FeaturesInput): GuideFeatures {
  const selectedId = selected?.item.nanoId;
  const visibleItems = useMemo(
    () => drawing && { ...drawing, current: current ? current.numbers : none, selectedNanoId: selectedId ?? null },
    [drawing, current, selectedId],
  );
  const selectedPoints = useMemo<PointFeature[]>(
    () =>
      orNone([
        ...(selected ? selectionPoints(selected, relatedPlaces) : none),
        ...(position ? [positionFeature(position.at, position.label)] : none),
      ]),
    [selected, relatedPlaces, position],
  );

  const shapes = useMemo(() => drawing && orNone(drawing.shapes), [drawing]);
  const highlights = highlighted?.points ?? none;
  const highlightedShapes = useMemo(() => orNone(highlighted?.shapes ?? none), [highlighted]);
  const highlightedWays = useMemo(() => orNone(highlighted?.ways ?? none), [highlighted]);
  const selectedShapes = useMemo(
    () =>
      orNone([
        ...streetOrBuildingShapes,
        ...(selected?.item.geojsons ?? []).flatMap((geojson) => shapeFeatures(selected!, geojson, level, 'selected')),
      ]),
    [selected, streetOrBuildingShapes, level],
  );

  const ways = useMemo(() => drawing && orNone(drawing.ways), [drawing]);
  const selectedWays = useMemo(
    () => orNone(selected ? selectionWays(selected, relatedPlaces) : none),
    [selected, relatedPlaces],
  );

  return useMemo(
    () => ({
      current: current && current.features,
      visibleItems,
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
      current,
      visibleItems,
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
