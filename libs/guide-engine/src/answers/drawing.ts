import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { filterCount, type FilterState } from '../filters/filter-state.ts';
import { matchesFilter, type PlaceTest } from '../filters/matches-filter.ts';
import type { Place } from '../places/place.ts';
import { landmarksOf, landmarkZooms } from '@umkreis/map-style/points/landmarks.ts';
import { isShapeAlwaysVisible, shapeFeatures, type ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { isWayAlwaysVisible, wayFeatures, type WayFeature } from '@umkreis/map-style/features/way-features.ts';
import { isOnLevel } from '@umkreis/place-rules/level.ts';
import { isInSeason } from '@umkreis/place-rules/season.ts';

/** What narrows the map down, whatever is searched or selected. */
export interface DrawingQuery {
  /** '[summer]' or '[winter]'; null: the branch doesn't show its places by season */
  seasonId: string | null;
  filter: FilterState;
  /** Key of the level that is shown; null: no levels */
  level: string | null;
  /** The instant that 'open' is asked for, ms */
  at: number;
}

/** What of the places is drawn without being searched or selected. */
export interface Drawing {
  /** Numbers of the places that are left; null: all */
  shown: Int32Array<ArrayBuffer> | null;
  /** Of those, the ones that are symbols from afar */
  prominent: Int32Array<ArrayBuffer>;
  /** And the landmarks, by the zoom from which they are, as `landmarkZooms` has them */
  landmarks: readonly Int32Array<ArrayBuffer>[];
  /** A filter of the visitor is on */
  isAsked: boolean;
  /** Places in the source */
  total: number;
  shapes: ShapeFeature[];
  ways: WayFeature[];
}

/** What is drawn whatever is searched or selected; null is not known yet. */
export interface DrawnBase {
  items: FeatureFile | never[] | null;
  drawing: Drawing | null;
}

/** Nothing is left out, nothing but points is drawn. */
export const allDrawn: Drawing = {
  shown: null,
  prominent: new Int32Array(),
  landmarks: [],
  isAsked: false,
  total: 0,
  shapes: [],
  ways: [],
};

/** Places that season, filter and level leave. @param isOpen undefined: not known yet, 'open' leaves all */
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
 * What the map draws of the places that are left.
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
  const isAsked = filterCount(filter) > 0;
  const landmarks = isAll ? null : landmarksOf(left, isAsked);
  const from = Map.groupBy(landmarks?.from ?? [], ([, zoom]) => zoom);
  return {
    shown: isAll ? null : Int32Array.from(left, ({ item }) => numberOf(item.id)),
    prominent: Int32Array.from(landmarks?.prominent ?? [], numberOf),
    landmarks: landmarks
      ? landmarkZooms.map((zoom) => Int32Array.from(from.get(zoom) ?? [], ([id]) => numberOf(id)))
      : [],
    isAsked,
    total: all.length,
    shapes: left.flatMap((place) =>
      (place.item.geojsons ?? [])
        .filter((geojson) => isShapeAlwaysVisible(place, geojson))
        .flatMap((geojson) => shapeFeatures(place, geojson, level, 'normal')),
    ),
    ways: left.filter(isWayAlwaysVisible).flatMap(wayFeatures),
  };
}
