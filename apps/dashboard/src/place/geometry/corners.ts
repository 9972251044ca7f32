import type { Feature, Position } from 'geojson';
import { moveShape } from '@umkreis/geometry/shapes/transform-shape.ts';
import { partsOf, withPart, type Part } from './shapes.ts';

/** A corner of a line or of the outer ring of an area. */
interface Corner {
  /** Part of a multi-part shape */
  part: number;
  /** Position within its part */
  index: number;
  position: Position;
}

/** Fewest corners of a part */
const fewest = { Point: 1, LineString: 2, Polygon: 3 };

/** The last position of a ring repeats the first. */
const openPositions = ({ kind, positions }: Part): Position[] =>
  kind === 'Polygon' ? positions.slice(0, -1) : positions;

/** All corners of a shape, in their order. */
export const cornersOfShape = (feature: Feature): Corner[] =>
  partsOf(feature).flatMap((one, part) => openPositions(one).map((position, index) => ({ part, index, position })));

const changed = (feature: Feature, { part }: Corner, change: (open: Position[]) => Position[]): Feature => {
  const before = partsOf(feature)[part]!;
  const open = change(openPositions(before));
  return withPart(feature, part, before.kind === 'Polygon' ? [...open, open[0]!] : open);
};

/** The shape with one corner moved, in metres; its height is preserved. */
export function withMovedCorner(feature: Feature, corner: Corner, east: number, north: number): Feature {
  const { coordinates } = moveShape({ type: 'Point', coordinates: corner.position }, east, north);
  return changed(feature, corner, (open) => open.with(corner.index, coordinates));
}

/** The shape without one corner; null: its part needs all it has. */
export function withoutCorner(feature: Feature, corner: Corner): Feature | null {
  const part = partsOf(feature)[corner.part]!;
  if (openPositions(part).length <= fewest[part.kind]) return null;
  return changed(feature, corner, (open) => open.toSpliced(corner.index, 1));
}

/** The shape with a corner in the middle between one and the next; after the end of a line, there is none. */
export function withAddedCorner(feature: Feature, corner: Corner): Feature | null {
  const part = partsOf(feature)[corner.part]!;
  const [from, to] = [part.positions[corner.index]!, part.positions[corner.index + 1]];
  if (!to) return null;
  const middle = from.map((value, axis) => (value + (to[axis] ?? value)) / 2);
  return changed(feature, corner, (open) => open.toSpliced(corner.index + 1, 0, middle));
}
