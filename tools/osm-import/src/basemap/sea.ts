import { clipLine } from '../geometry/clip-line.ts';
import { signedArea, type Box } from '../geometry/measure.ts';
import { smallestAround, type Polygon } from '../geometry/polygons.ts';
import type { Position } from '../shared/osm-data.ts';
import { boxBorder } from './box-border.ts';

/**
 * The sea in a box from coastlines, which have land on their left and water on their right
 * (https://wiki.openstreetmap.org/wiki/Tag:natural%3Dcoastline). Shores that leave the box are closed along its
 * border.
 * @param coast lines joined end to end; closed ones are islands (counter-clockwise) or enclosed seas
 */
export function seaPolygons(coast: readonly Position[][], box: Box): Polygon[] {
  const border = boxBorder(box);
  const shores: Position[][] = [];
  const rings: Position[][] = [];
  for (const line of coast) {
    const parts = clipLine(line, box);
    if (isClosed(line)) {
      if (parts.length === 1 && isClosed(parts[0]!)) rings.push(parts[0]!);
      else shores.push(...joinedAtStart(parts));
    } else shores.push(...parts);
  }
  const seas = closeAlongBorder(
    shores.map((shore) => border.extendToBorder(shore)),
    border,
  );
  for (const ring of rings) if (signedArea(ring) < 0) seas.push([ring.toReversed()]);
  const islands = rings.filter((ring) => signedArea(ring) > 0);
  // Only islands: the sea surrounds them.
  if (seas.length === 0 && islands.length > 0) seas.push([border.ring]);
  for (const island of islands) smallestAround(seas, island)?.push(island.toReversed());
  return seas;
}

/** Follows each shore to the border, then the border with the water on the right to the next shore. */
function closeAlongBorder(shores: readonly Position[][], border: ReturnType<typeof boxBorder>): Polygon[] {
  const starts = shores
    .map((shore, index) => ({ index, at: border.measure(shore[0]!) }))
    .toSorted((a, b) => a.at - b.at);
  const used = new Set<number>();
  const seas: Polygon[] = [];
  for (let first = 0; first < shores.length; first++) {
    if (used.has(first)) continue;
    const ring: Position[] = [];
    let index = first;
    do {
      used.add(index);
      ring.push(...shores[index]!);
      const end = border.measure(shores[index]!.at(-1)!);
      const next = (starts.find(({ at }) => at >= end) ?? starts[0])!;
      ring.push(...border.cornersBetween(end, next.at));
      index = next.index;
    } while (!used.has(index));
    if (index !== first) continue;
    ring.push(ring[0]!);
    seas.push([signedArea(ring) > 0 ? ring : ring.toReversed()]);
  }
  return seas;
}

/** Parts of a closed line that starts inside the box: the last part is joined with the first. */
function joinedAtStart(parts: Position[][]): Position[][] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || first === last || !same(first[0]!, last!.at(-1)!)) return parts;
  return [[...last!, ...first.slice(1)], ...parts.slice(1, -1)];
}

const same = (a: Position, b: Position) => a[0] === b[0] && a[1] === b[1];
const isClosed = (line: readonly Position[]) => line.length > 3 && same(line[0]!, line.at(-1)!);
