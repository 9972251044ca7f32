import { isOnLevel } from '@umkreis/places/level.ts';
import { landmarksOf } from '@umkreis/map-style/points/landmarks.ts';
import { pinZooms } from '@umkreis/map-style/points/pin-zooms.ts';
import { pointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { shapeFeatures, type ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { wayFeatures, type WayFeature } from '@umkreis/map-style/features/way-features.ts';
import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';
import type { Place } from '../places/place.ts';
import type { ListedPlace } from '../places/listed-place.ts';
import { featureFile } from './feature-file.ts';

/** How results are drawn. */
export interface HighlightQuery {
  /** Key of the current level; null: no levels */
  level: string | null;
  /** The selected place, which has its own pin */
  exceptNanoId: string | null;
}

/** Results above the dimmed places. */
export interface Highlights {
  points: FeatureFile;
  shapes: ShapeFeature[];
  ways: WayFeature[];
  /** Number of results on all levels */
  total: number;
}

const most = 2000;

/** Highlighted places as map features. */
export function standingOut(places: readonly Place[], { level, exceptNanoId }: HighlightQuery) {
  const visiblePlaces = places.filter(({ item }) => !level || isOnLevel(item.details?.level, level));
  const { from } = landmarksOf(visiblePlaces, true);
  const pins = pinZooms(visiblePlaces);
  /** A highlighted place is drawn with symbol and name. */
  const pinOf = (id: string) => {
    const pin = pins.get(id);
    return pin === undefined ? undefined : Math.min(pin, from.get(id) ?? pin);
  };
  return {
    points: visiblePlaces
      .filter(({ item }) => item.nanoId !== exceptNanoId)
      .map((place) =>
        pointFeature(place, { isProminent: true, from: from.get(place.item.id), pin: pinOf(place.item.id) }),
      ),
    shapes: visiblePlaces.flatMap((place) =>
      (place.item.geojsons ?? []).flatMap((geojson) => shapeFeatures(place, geojson, level, 'highlighted')),
    ),
    ways: visiblePlaces.flatMap(wayFeatures),
  };
}

/** Map features of the results, of the first 2,000. */
export function highlightsOf(rows: readonly ListedPlace[], query: HighlightQuery, key: string): Highlights {
  const places = rows.slice(0, most).map(({ place }) => place);
  const { points, ...areas } = standingOut(places, query);
  return { points: featureFile(points, key), ...areas, total: rows.length };
}
