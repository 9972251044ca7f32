import { useMemo } from 'react';
import type { Bounds } from '@umkreis/contract/ref.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import { decodePolyline } from '@umkreis/geometry/polyline.ts';
import type { EngineQuery } from '@umkreis/guide-core/queries/engine-query-atom.ts';
import { useEngineQuery } from '@umkreis/guide-core/queries/use-engine-query.ts';
import { usePlace } from '@umkreis/guide-core/queries/use-place.ts';
import type { DrawnList } from '@umkreis/guide-engine/engine/map-calls.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { noCurrentPlaces, noneDrawn } from '@umkreis/guide-engine/results/drawing.ts';
import { unknown } from '@umkreis/map-canvas/drawing/use-drawn-base.ts';
import { useGuideFeatures } from '@umkreis/map-canvas/drawing/use-guide-features.ts';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';

const noPlaces: DrawnList = { current: noCurrentPlaces, drawing: noneDrawn, bounds: null };
const noRelatedPlaces: readonly Place[] = [];
const noShapes: ShapeFeature[] = [];

/**
 * What an embedded map shows: the places of its list, or only the selected one with its ways.
 * @param query of the list; null: only the selected place
 */
export function useListedPlaces(query: PlaceQuery | null, selected: Place | null) {
  const request = useMemo<EngineQuery<DrawnList> | null>(() => query && ((engine) => engine.drawList(query)), [query]);
  const listed = useEngineQuery(request).data;
  const drawn = query ? listed : noPlaces;
  const relatedPlaces = usePlace(selected?.item.nanoId ?? null).data?.relatedPlaces ?? noRelatedPlaces;
  const features = useGuideFeatures({
    base: drawn ?? unknown,
    highlighted: null,
    selected,
    relatedPlaces,
    level: null,
    streetOrBuildingShapes: noShapes,
  });
  const trail = useMemo(
    () => (query ? null : boundsOf((selected?.item.ways ?? []).flatMap(decodePolyline))),
    [query, selected],
  );
  const bounds: Bounds | null | undefined = drawn?.bounds ?? trail;
  return { features, bounds };
}
