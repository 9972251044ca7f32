import type { OsmBuilder } from '../shared/osm-builder.ts';
import type { Random } from '../shared/random.ts';
import { box, FreeSpace, placed } from './houses.ts';
import { isBuildable } from './village-streets.ts';
import { axis, type Point } from '../shared/terrain.ts';
import type { Village } from './villages.ts';
import { publicBuildings } from './public-building-kinds.ts';

/** Church, school and the like, each on its own plot near the centre. */
export function addPublicBuildings(osm: OsmBuilder, village: Village, freeSpace: FreeSpace, random: Random): void {
  const side = Math.sign(village.centre[1] - axis(village.centre[0]));
  for (const { tags, shape, radius: reach, distance } of publicBuildings(village).filter(
    (entry) => village.population >= entry.from,
  )) {
    for (let attempt = 0; attempt < 90; attempt++) {
      const angle = random.between(0, 2 * Math.PI);
      const far = distance + attempt * 2.5;
      const at: Point = [village.centre[0] + Math.cos(angle) * far, village.centre[1] + Math.sin(angle) * far];
      if (!freeSpace.isFree(at, reach, reach + 3) || (!village.isHigh && !isBuildable(at, side))) continue;
      const heading = random.between(-0.5, 0.5);
      osm.way(placed(at, heading, shape), { ...tags, 'addr:city': village.name, 'addr:postcode': village.postcode });
      freeSpace.take(at, reach + 2);
      if (tags.amenity === 'place_of_worship') addChurchyard(osm, at, heading, freeSpace, village);
      if (tags.amenity === 'school') addSchoolyard(osm, at, heading, village);
      break;
    }
  }
}

function addChurchyard(osm: OsmBuilder, at: Point, heading: number, freeSpace: FreeSpace, village: Village) {
  const yard: Point = [at[0] - Math.sin(heading) * 34, at[1] + Math.cos(heading) * 34];
  osm.way(placed(yard, heading, box(44, 34)), { landuse: 'cemetery', name: `Friedhof ${village.name}` });
  freeSpace.take(yard, 26);
}

function addSchoolyard(osm: OsmBuilder, at: Point, heading: number, village: Village) {
  osm.way(placed([at[0] - Math.sin(heading) * 4, at[1] + Math.cos(heading) * 4], heading, box(62, 48)), {
    landuse: 'grass',
  });
  osm.node([at[0] + Math.cos(heading) * 34, at[1] + Math.sin(heading) * 34], {
    leisure: 'playground',
    name: `Spielplatz Schule ${village.name}`,
    surface: 'woodchips',
  });
}
