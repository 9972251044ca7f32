import { lonRange } from '@umkreis/geometry/longitude.ts';
import type { OsmData, Position } from '../shared/osm-data.ts';
import { boxOf, type Box } from './measure.ts';

/** The smallest box around positions; its east is beyond 180° if it crosses the antimeridian. */
export function boxOnCircle(positions: readonly Position[]): Box {
  const [west, south, east, north] = boxOf(positions);
  if (east - west <= 180) return [west, south, east, north];
  const lons = lonRange(positions.map(([lon]) => lon));
  return lons ? [lons[0], south, lons[1], north] : [west, south, east, north];
}

/** The area covered by an extract; the box in its header spans the whole world if it crosses the antimeridian. */
export function coveredBox({ bounds, nodes }: OsmData): Box {
  const [west, south, east, north] = bounds;
  if (east < west) return [west, south, east + 360, north];
  if (east - west <= 180) return bounds;
  const lons = lonRange(nodes.lons);
  return lons && lons[1] - lons[0] < east - west ? [lons[0], south, lons[1], north] : [west, south, east, north];
}

/** A position with the longitude nearest to the box, possibly beyond ±180°. */
export function turnedTo([west, , east]: Box, [lon, lat]: Position): Position {
  return [lon + 360 * Math.round(((west + east) / 2 - lon) / 360), lat];
}
