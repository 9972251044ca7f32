import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { filterCount, type FilterState } from '../filters/filter-state.ts';
import { matchesFilter, type PlaceTest } from '../filters/matches-filter.ts';
import type { Place } from '../places/place.ts';
import { landmarksOf, landmarkZooms } from '@umkreis/map-style/points/landmarks.ts';
import { isShapeAlwaysVisible, shapeFeatures, type ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { isWayAlwaysVisible, wayFeatures, type WayFeature } from '@umkreis/map-style/features/way-features.ts';
import { isOnLevel } from '@umkreis/places/level.ts';
import { isInSeason } from '@umkreis/places/season.ts';

/** Restricts the places on the map, regardless of search and selection. */
export interface DrawingQuery {
  /** '[summer]' or '[winter]'; null: the branch doesn't separate its places by season */
  seasonId: string | null;
  filter: FilterState;
  /** Key of the current level; null: no levels */
  level: string | null;
  /** Instant for the open-now filter, ms */
  at: number;
}

/** Places to draw regardless of search and selection. */
export interface Drawing {
  /** Numbers of the remaining places; null: all */
  visible: Int32Array<ArrayBuffer> | null;
  /** Those drawn as symbols from low zoom on */
  prominent: Int32Array<ArrayBuffer>;
  /** Landmarks by their minimum zoom, in the order of `landmarkZooms` */
  landmarks: readonly Int32Array<ArrayBuffer>[];
  /** The visitor has set a filter. */
  isFiltered: boolean;
  /** Number of places in the source */
  total: number;
  shapes: ShapeFeature[];
  ways: WayFeature[];
}

/** Places that the map does not draw from vector tiles. */
export interface CurrentPlaces {
  features: FeatureFile;
  /** Their numbers; null: all places */
  numbers: Int32Array<ArrayBuffer> | null;
}

/** No places: the tiles have all. */
export const noCurrentPlaces: CurrentPlaces = {
  features: { file: new Blob(), key: 'none', total: 0 },
  numbers: new Int32Array(),
};

/** What is drawn regardless of search and selection; null: not loaded yet */
export interface DrawnBase {
  current: CurrentPlaces | null;
  drawing: Drawing | null;
}

/** All places, nothing else. */
export const allDrawn: Drawing = {
  visible: null,
  prominent: new Int32Array(),
  landmarks: [],
  isFiltered: false,
  total: 0,
  shapes: [],
  ways: [],
};

/** Nothing: which places pass is not known yet. */
export const noneDrawn: Drawing = { ...allDrawn, visible: new Int32Array() };

/**
 * Places that pass season, filter and level. @param isOpen undefined: opening hours aren't loaded, all places pass
 * the open-now filter
 */
export function placesLeft(
  places: readonly Place[],
  tags: ReadonlyMap<string, Tag>,
  { seasonId, filter, level }: Omit<DrawingQuery, 'at'>,
  isOpen?: PlaceTest,
): readonly Place[] {
  const passes = filterCount(filter) > 0 ? matchesFilter(filter, tags, isOpen) : null;
  if (!seasonId && !passes && !level) return places;
  return places.filter(
    (place) =>
      (!seasonId || isInSeason(place.tags, seasonId)) &&
      (!passes || passes(place)) &&
      (!level || isOnLevel(place.item.details?.level, level)),
  );
}

/**
 * What the map draws of the remaining places.
 * @param numbers of all places, by id
 */
export function drawingOf(
  left: readonly Place[],
  all: readonly Place[],
  numbers: ReadonlyMap<string, number>,
  { level, filter }: Pick<DrawingQuery, 'level' | 'filter'>,
): Drawing {
  const numberOf = (id: string) => numbers.get(id) ?? -1;
  const isAll = left.length === all.length;
  const isFiltered = filterCount(filter) > 0;
  const landmarks = isAll ? null : landmarksOf(left, isFiltered);
  const from = Map.groupBy(landmarks?.from ?? [], ([, zoom]) => zoom);
  return {
    visible: isAll ? null : Int32Array.from(left, ({ item }) => numberOf(item.id)),
    prominent: Int32Array.from(landmarks?.prominent ?? [], numberOf),
    landmarks: landmarks
      ? landmarkZooms.map((zoom) => Int32Array.from(from.get(zoom) ?? [], ([id]) => numberOf(id)))
      : [],
    isFiltered: isFiltered,
    total: all.length,
    shapes: left.flatMap((place) =>
      (place.item.geojsons ?? [])
        .filter((geojson) => isShapeAlwaysVisible(place, geojson))
        .flatMap((geojson) => shapeFeatures(place, geojson, level, 'normal')),
    ),
    ways: left.filter(isWayAlwaysVisible).flatMap(wayFeatures),
  };
}
