import type { Level } from '@umkreis/contract/branch.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import type { Bounds } from '@umkreis/contract/ref.ts';
import type { Place } from '../places/place.ts';
import { floorAreas, type FloorArea } from '@umkreis/map-style/features/floor-areas.ts';
import { isInSeason } from '@umkreis/places/season.ts';
import { highlightsOf, type HighlightQuery, type Highlights } from '../results/highlights.ts';
import { inMotion, type InMotion } from '../results/in-motion.ts';
import { placesAt, type StreetOrBuilding } from '../results/places-at.ts';
import type { PlaceQuery } from '../query/place-query.ts';
import { currentPlacesOf } from '../results/current-places.ts';
import { noFilter } from '../filters/filter-state.ts';
import { drawingOf, placesLeft, type CurrentPlaces, type Drawing, type DrawingQuery } from '../results/drawing.ts';
import { joinedOf } from '../places/joined.ts';
import type { GuideState } from './guide-state.ts';
import type { PlaceQueries } from './place-queries.ts';

/** The places of a list, drawn alone on a map. */
export interface DrawnList {
  current: CurrentPlaces;
  drawing: Drawing;
  /** Bounding box; null: no places */
  bounds: Bounds | null;
}

/** Calls for the map: places as features and how they are drawn. */
export interface MapCalls {
  /**
   * The places that look different from their tile, created again when content, events or the quarter hour change;
   * all places if the content has no archive.
   */
  currentPlaces(at: number): CurrentPlaces;
  draw(query: DrawingQuery): Drawing;
  /** The results as map features. */
  highlights(placeQuery: PlaceQuery, query: HighlightQuery): Promise<Highlights>;
  /** The places of a list, to be drawn alone on a map. */
  drawList(placeQuery: PlaceQuery): Promise<DrawnList>;
  /** Ids of places that pass the query; in a tiled branch all of them */
  idsLeft(query: DrawingQuery, ids: readonly string[]): readonly string[];
  placesAt(streetOrBuilding: StreetOrBuilding, at: number): readonly Place[];
  moving(query: DrawingQuery): InMotion;
  /** Areas of all floors, stacked. */
  floors(
    query: Pick<DrawingQuery, 'seasonId' | 'at'>,
    levels: readonly Level[],
    selected: string,
  ): readonly FloorArea[];
}

export function mapCalls(state: GuideState, queries: PlaceQueries): MapCalls {
  const { tiled } = queries;
  let current: { of: CurrentPlaces; key: string } | null = null;
  const placesLeftBy = (query: DrawingQuery) => {
    const { places, tags } = state.guide(query.at);
    return placesLeft(places, tags, query, query.filter.openNow ? state.openAt(query.at) : undefined);
  };
  const listed = async (placeQuery: PlaceQuery) => {
    if (!queries.isServedByApi(placeQuery)) return (await queries.find(placeQuery)).left;
    const page = { order: 'best', from: 0, count: 200 } as const;
    return (await tiled.highlighted(queries.tiledContent(placeQuery.at), placeQuery, page, undefined)).rows;
  };
  return {
    currentPlaces(at) {
      const key = state.keyAt(at);
      if (current?.key === key) return current.of;
      const of = currentPlacesOf(state.guide(at), state.archived, key);
      current = { of, key };
      return of;
    },
    draw(query) {
      const { places, numbers } = state.guide(query.at);
      return drawingOf(placesLeftBy(query), places, numbers, query);
    },
    async highlights(placeQuery, query) {
      const page = { order: 'best', from: 0, count: 200 } as const;
      const rows = queries.isServedByApi(placeQuery)
        ? (
            await tiled.highlighted(
              queries.tiledContent(placeQuery.at),
              placeQuery,
              page,
              queries.openFor(placeQuery),
              await queries.readTiled(placeQuery),
            )
          ).rows
        : (await queries.find(placeQuery)).left;
      return highlightsOf(rows, query, `${state.keyAt(placeQuery.at)} ${JSON.stringify([placeQuery, query])}`);
    },
    async drawList(placeQuery) {
      const rows = await listed(placeQuery);
      const list = joinedOf(
        rows.map(({ place }) => place),
        state.guide(placeQuery.at),
      );
      return {
        current: currentPlacesOf(list, null, `${state.keyAt(placeQuery.at)} ${JSON.stringify(placeQuery)}`),
        drawing: drawingOf(list.places, list.places, list.numbers, { level: null, filter: noFilter }),
        bounds: boundsOf(list.places.map(({ item }) => [item.lon, item.lat])),
      };
    },
    idsLeft(query, ids) {
      if (state.isTiled) return ids;
      const visibleIds = new Set(placesLeftBy(query).map(({ item }) => item.id));
      return ids.filter((id) => visibleIds.has(id));
    },
    placesAt: (streetOrBuilding, at) => placesAt(state.guide(at).places, streetOrBuilding),
    moving: (query) => inMotion(state.guide(query.at).places, placesLeftBy(query)),
    floors({ seasonId, at }, levels, selected) {
      const { places } = state.guide(at);
      return floorAreas(seasonId ? places.filter(({ tags }) => isInSeason(tags, seasonId)) : places, levels, selected);
    },
  };
}
