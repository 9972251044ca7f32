import { centroid } from '../geometry/measure.ts';
import type { OsmData, Position } from '../osm-data.ts';
import { addressFinder } from './addresses.ts';
import { adminAreas, countryOf, municipalityFinder, type AdminArea } from './admin-areas.ts';
import { buildings } from './buildings.ts';
import { liftsAndSlopes } from './lifts-and-slopes.ts';
import { Tally, type BuildingDraft, type ItemDraft, type StreetDraft } from './model.ts';
import { places } from './places.ts';
import { routes } from './routes.ts';
import { streets } from './streets.ts';
import { waters } from './waters.ts';

export interface Region {
  bounds: OsmData['bounds'];
  areas: AdminArea[];
  /** ISO 3166-1 alpha-2, lower case. */
  countryCode: string | undefined;
  stateName: string | undefined;
  items: ItemDraft[];
  streets: StreetDraft[];
  buildings: BuildingDraft[];
  /** What was not taken, by reason. */
  left: Tally;
}

/** Everything of an extract that the product shows, before it is known who owns it. */
export function readRegion(data: OsmData): Region {
  const left = new Tally();
  const ways = new Map(data.ways.map((way) => [way.id, way]));
  const areas = adminAreas(data, ways);
  const municipality = municipalityFinder(areas);
  const addressed = buildings(data, ways, municipality, left);
  const addressOf = addressFinder(addressed, municipality);
  const found = places(data, ways, addressOf, left);
  const stops = found.filter((item) => item.categories.some((row) => row.subCategory === 'Bus stop'));
  const [west, south, east, north] = data.bounds;
  const middle: Position = centroid([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]);
  return {
    bounds: data.bounds,
    areas,
    countryCode: countryOf(data, areas, middle),
    stateName: areas.find((area) => area.level === 4 && area.area.has(middle))?.name,
    items: [
      ...found,
      ...waters(data, addressOf, municipality, left),
      ...liftsAndSlopes(data, addressOf, left),
      ...routes(data, ways, stops, addressOf, left),
    ],
    streets: streets(data, municipality, left),
    buildings: addressed,
    left,
  };
}
