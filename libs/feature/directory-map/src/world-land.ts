import type { MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import topology from 'world-atlas/land-110m.json' with { type: 'json' };

const world = topology as unknown as Topology<{ land: GeometryCollection }>;

/**
 * The land of the world at 1 : 110 million (Natural Earth), [longitude, latitude] in degrees. Rings that cross the
 * antimeridian continue beyond ±180°, and one around a pole is closed along it, as plane maps need them.
 */
export function worldLand(): MultiPolygon {
  const coordinates = feature(world, world.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : [],
  );
  return { type: 'MultiPolygon', coordinates: coordinates.map((rings) => rings.map(planeRing)) };
}

/** A ring on the globe as a ring on a plane, with its middle between ±180°. */
export function planeRing(ring: readonly Position[]): Position[] {
  const plane: [number, number][] = [];
  for (const [lon, lat] of ring as [number, number][]) {
    const before = plane.at(-1)?.[0] ?? lon;
    plane.push([lon - Math.round((lon - before) / 360) * 360, lat]);
  }
  const [first, last] = [plane[0]!, plane.at(-1)!];
  if (Math.abs(last[0] - first[0]) > 180) {
    const pole = Math.sign(first[1]) * 90;
    plane.push([last[0], pole], [first[0], pole], first);
  }
  // Holes have to be inside their outer rings.
  const lons = plane.map(([lon]) => lon);
  const shift = Math.round((Math.min(...lons) + Math.max(...lons)) / 720) * 360;
  return plane.map(([lon, lat]) => [lon - shift, lat]);
}
