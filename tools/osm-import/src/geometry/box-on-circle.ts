import { lonsSpan } from '@umkreis/contract/longitude.ts';
import type { OsmData, Position } from '../ground/osm-data.ts';
import { boxOf, type Box } from './measure.ts';

/** The smallest box around positions on the circle; its east lies beyond 180° where it crosses the antimeridian. */
export function boxOnCircle(positions: readonly Position[]): Box {
  const [west, south, east, north] = boxOf(positions);
  if (east - west <= 180) return [west, south, east, north];
  const span = lonsSpan(positions.map(([lon]) => lon));
  return span ? [span[0], south, span[1], north] : [west, south, east, north];
}

/** What an extract covers; the box of its header goes round the world when it crosses the antimeridian. */
export function coveredBox({ bounds, nodes }: OsmData): Box {
  const [west, south, east, north] = bounds;
  if (east < west) return [west, south, east + 360, north];
  if (east - west <= 180) return bounds;
  const span = lonsSpan(nodes.lons);
  return span && span[1] - span[0] < east - west ? [span[0], south, span[1], north] : [west, south, east, north];
}

/** A position on the turn of the circle that a box is given in: its longitude is the one nearest to the box. */
export function turnedTo([west, , east]: Box, [lon, lat]: Position): Position {
  return [lon + 360 * Math.round(((west + east) / 2 - lon) / 360), lat];
}
