import { coveredBox } from '../geometry/box-on-circle.ts';
import type { Box } from '../geometry/measure.ts';
import { wrapLon } from '@umkreis/geometry/longitude.ts';
import type { OsmData, Position } from '../shared/osm-data.ts';
import { addressFinder } from './addresses.ts';
import { adminAreas, municipalityFinder, openAreas, type AdminArea } from './admin-areas.ts';
import { alongRoutes } from './along-routes.ts';
import { surroundingsFinder } from './surroundings.ts';
import { buildings } from './buildings.ts';
import { liftsAndSlopes } from './lifts-and-slopes.ts';
import { Tally, type BuildingDraft, type ItemDraft, type StreetDraft } from './model.ts';
import { places } from './places.ts';
import { routes } from './routes.ts';
import { stateVotes } from './state-evidence.ts';
import { streets } from './streets.ts';
import { townFinder } from './towns.ts';
import { waters } from './waters.ts';
import { locationFinder, type LocationOf } from './location.ts';

export interface Region {
  /** Area covered by the extract; the east is beyond 180° if it crosses the antimeridian */
  bounds: Box;
  areas: AdminArea[];
  /** Areas with an incomplete border in the extract */
  openAreas: { level: number; name: string }[];
  /** Names of settlements without a border */
  settlements: ReadonlySet<string>;
  locationOf: LocationOf;
  items: ItemDraft[];
  streets: StreetDraft[];
  buildings: BuildingDraft[];
  /** Omitted objects, by reason */
  left: Tally;
}

/** Outlines may extend beyond ±180°, positions do not. */
const wrapped = <T extends { position: Position }>(draft: T): T => ({
  ...draft,
  position: [wrapLon(draft.position[0]), draft.position[1]],
});

/** Everything of an extract that the product uses, before it is assigned to owners. */
export function readRegion(data: OsmData): Region {
  const left = new Tally();
  if (data.nodesNowhere) left.add('node without a position on earth', data.nodesNowhere);
  const ways = new Map(data.ways.map((way) => [way.id, way]));
  const areas = adminAreas(data, ways);
  const municipality = municipalityFinder(areas);
  const townOf = townFinder(data, areas);
  const addressed = buildings(data, ways, townOf, left);
  const addressOf = addressFinder(addressed, townOf);
  const found = places(data, ways, addressOf, left);
  const stops = found.filter((item) => item.categories.some((row) => row.subCategory === 'Bus stop'));
  const roads = streets(data, townOf, left);
  const findSurroundings = surroundingsFinder(found, roads);
  return {
    bounds: coveredBox(data),
    areas,
    openAreas: openAreas(data, areas),
    settlements: new Set(data.taggedNodes.flatMap(({ tags }) => (tags.place && tags.name ? [tags.name] : []))),
    locationOf: locationFinder(areas, stateVotes(data)),
    items: [
      ...found.map((item) => (item.title ? item : { ...item, ...findSurroundings(item) })),
      ...waters(data, addressOf, municipality, left),
      ...liftsAndSlopes(data, addressOf, left),
      ...alongRoutes(routes(data, ways, stops, addressOf, left), found, data.taggedNodes),
    ].map(wrapped),
    streets: roads.map(wrapped),
    buildings: addressed.map(wrapped),
    left,
  };
}
