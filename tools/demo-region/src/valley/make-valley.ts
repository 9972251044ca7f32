import type { PbfContent } from '@umkreis/osm-import/pbf/write-pbf.ts';
import { OsmBuilder } from '../osm-builder.ts';
import { random as seeded } from '../random.ts';
import { addBorders } from './borders.ts';
import { addPublicTransport } from './buses.ts';
import { addFields, addResidential } from './fields.ts';
import { addHouses, Ground } from './houses.ts';
import { addLakeside } from './lakeside.ts';
import { addLandscape } from './landscape.ts';
import { addMountains, addPeaks, addRoutes, type MountainPlaces } from './mountains.ts';
import { addPublicBuildings } from './public-buildings.ts';
import { addRoads } from './roads.ts';
import { BEYOND_EAST, BEYOND_NORTH, toLonLat, type Point } from './terrain.ts';
import { addAmenities, addBusinesses } from './village-places.ts';
import { addVillageStreets } from './village-streets.ts';
import { villages } from './villages.ts';

export interface Valley {
  content: PbfContent;
  mountains: MountainPlaces;
}

/** Grounds of branches that bring their own buildings; houses keep off them. Centre and reach, m. */
export const reserved: Record<'fair' | 'mall' | 'market', { at: Point; reach: number }> = {
  fair: { at: [1730, 1230], reach: 240 },
  mall: { at: [-420, 640], reach: 120 },
  market: { at: [980, 800], reach: 60 },
};

/** The Lärchtal: an invented valley, the same every time. */
export function makeValley(): Valley {
  const random = seeded(20_251_001);
  const osm = new OsmBuilder();
  addBorders(osm);
  addLandscape(osm, random);
  addFields(osm, random);
  const roads = addRoads(osm);
  const village = villages.map((one) => ({ village: one, streets: addVillageStreets(osm, one, random) }));
  const streets = village.flatMap((entry) => entry.streets);
  addResidential(osm, streets);
  const ground = new Ground([...roads, ...streets]);
  for (const { at, reach } of Object.values(reserved)) ground.take(at, reach);
  const taken = new Set<string>();
  for (const { village: one, streets: own } of village) {
    addPublicBuildings(osm, one, ground, random);
    const houses = addHouses(osm, one, own, ground, random);
    addBusinesses(osm, one, houses, taken, random);
    addAmenities(osm, one, own, ground, random);
  }
  const walks = addLakeside(osm);
  const peaks = addPeaks(osm);
  const mountains = addMountains(osm, random);
  addRoutes(osm, mountains.huts, peaks, walks);
  addPublicTransport(osm, roads);
  const [west, south] = toLonLat([-BEYOND_EAST, -BEYOND_NORTH]);
  const [east, north] = toLonLat([BEYOND_EAST, BEYOND_NORTH]);
  return { content: osm.content([west, south, east, north]), mountains };
}
