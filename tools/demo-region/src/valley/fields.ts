import type { OsmBuilder } from '../shared/osm-builder.ts';
import { noise, type Random } from '../shared/random.ts';
import { box, placed } from './houses.ts';
import { axis, lakeProximity, EAST, height, riverLine, shore, type Point } from '../shared/terrain.ts';
import { contours } from './contours.ts';
import { siteField } from './venue-sites.ts';
import { alongLine, rounded } from '../shared/terrain.ts';
import type { Road } from './roads.ts';
import { villages } from './villages.ts';

/** Parcels of the valley floor across the river, with barns; residential areas around the villages. */
export function addFields(osm: OsmBuilder, random: Random): void {
  for (const side of [1, -1]) {
    for (let x = -EAST + 60; x < EAST - 200;) {
      const wide = random.between(110, 260);
      for (const [near, far] of [
        [55, 250],
        [258, 470],
      ] as const) {
        const corner = (along: number, out: number): Point => [
          along + noise(along / 80, out) * 14,
          (lakeProximity(along) > 0.4 ? axis(along) + side * 430 * lakeProximity(along) : riverLine(along)) +
            side * (out + noise(along / 60, side) * 16),
        ];
        const parcel = [
          corner(x, near),
          corner(x + wide / 2, near),
          corner(x + wide - 7, near),
          corner(x + wide - 7, far),
          corner(x + wide / 2, far),
          corner(x, far),
        ];
        if (
          parcel.some(
            (point) =>
              shore(point) < 0.05 ||
              villages.some(
                ({ centre, radius }) => Math.hypot(point[0] - centre[0], point[1] - centre[1]) < radius * 0.85,
              ) ||
              siteField(point, 95) > 0 ||
              height(point) > 1010,
          )
        )
          continue;
        const use = random.next();
        const tags = use < 0.5 ? { landuse: 'meadow' } : use < 0.86 ? { landuse: 'farmland' } : { landuse: 'orchard' };
        osm.way([...parcel, parcel[0]!], tags);
        if (random.chance(0.07))
          osm.way(placed(corner(x + wide / 2, (near + far) / 2), random.between(0, 3), box(15, 10)), {
            building: 'barn',
          });
      }
      x += wide;
    }
  }
}

/** Residential area: everything near the village's streets. */
export function addResidential(osm: OsmBuilder, roads: readonly Road[]): void {
  for (const village of villages) {
    const samples = roads
      .filter((road) => road.village === village.name)
      .flatMap(({ line }) => alongLine(line, 25).map(({ at }) => at));
    const [x, y] = village.centre;
    const maxRadius = village.radius + 260;
    const near = (point: Point) =>
      46 - Math.min(...samples.map((sample) => Math.hypot(point[0] - sample[0], point[1] - sample[1])));
    for (const ring of contours(near, {
      west: x - maxRadius,
      east: x + maxRadius,
      south: y - maxRadius,
      north: y + maxRadius,
      step: 20,
    })) {
      if (ring.length > 20) osm.way(rounded(ring, true, 1), { landuse: 'residential', name: village.name });
    }
    osm.node(village.centre, {
      place: village.population > 4000 ? 'town' : 'village',
      name: village.name,
      population: String(village.population),
    });
  }
}
