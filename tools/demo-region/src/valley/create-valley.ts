import type { PbfContent } from '@umkreis/osm-import/pbf/write-pbf.ts';
import { OsmBuilder } from '../shared/osm-builder.ts';
import { random as seeded } from '../shared/random.ts';
import { addBorders } from './borders.ts';
import { addPublicTransport, type TransitLine } from './buses.ts';
import { addFields, addResidential } from './fields.ts';
import { addHouses, FreeSpace } from './houses.ts';
import { addVenueSites, venueSites } from './venue-sites.ts';
import { addLakeside } from './lakeside.ts';
import { addLandscape } from './landscape.ts';
import { addRoutes } from './hiking-routes.ts';
import { addMountains, addPeaks, type MountainPlaces } from './mountains.ts';
import { addPublicBuildings } from './public-buildings.ts';
import { addRoads } from './roads.ts';
import { BEYOND_EAST, BEYOND_NORTH, toLonLat } from '../shared/terrain.ts';
import { addAmenities, addBusinesses } from './village-places.ts';
import { addVillageStreets } from './village-streets.ts';
import { villages } from './villages.ts';

export interface Valley {
  content: PbfContent;
  mountains: MountainPlaces;
  transit: TransitLine[];
}

/** The Lärchtal: an invented valley, the same every time. */
export function createValley(): Valley {
  const random = seeded(20_251_001);
  const osm = new OsmBuilder();
  addBorders(osm);
  addLandscape(osm, random);
  addFields(osm, random);
  addVenueSites(osm);
  const roads = addRoads(osm);
  const village = villages.map((one) => ({ village: one, streets: addVillageStreets(osm, one, random) }));
  const streets = village.flatMap((entry) => entry.streets);
  addResidential(osm, streets);
  const freeSpace = new FreeSpace([...roads, ...streets]);
  for (const { at, wide, deep } of Object.values(venueSites)) freeSpace.takeArea(at, Math.max(wide, deep) / 2);
  const taken = new Set<string>();
  for (const { village: one, streets: own } of village) {
    addPublicBuildings(osm, one, freeSpace, random);
    const houses = addHouses(osm, one, own, freeSpace, random);
    addBusinesses(osm, one, houses, taken, random);
    addAmenities(osm, one, own, freeSpace, random);
  }
  const walks = addLakeside(osm);
  const peaks = addPeaks(osm);
  const mountains = addMountains(osm, random);
  addRoutes(osm, mountains.huts, peaks, walks);
  const transit = addPublicTransport(osm, roads);
  const [west, south] = toLonLat([-BEYOND_EAST, -BEYOND_NORTH]);
  const [east, north] = toLonLat([BEYOND_EAST, BEYOND_NORTH]);
  return { content: osm.content([west, south, east, north]), mountains, transit };
}
