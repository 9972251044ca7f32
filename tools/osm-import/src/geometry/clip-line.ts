import type { Position } from '../shared/osm-data.ts';
import type { Box } from './measure.ts';

/** The parts of a line inside a box, in the order and direction of the line. */
export function clipLine(line: readonly Position[], box: Box): Position[][] {
  const parts: Position[][] = [];
  let part: Position[] = [];
  for (let at = 1; at < line.length; at++) {
    const piece = clipSegment(line[at - 1]!, line[at]!, box);
    if (!piece) continue;
    const last = part.at(-1);
    if (last && last[0] === piece[0][0] && last[1] === piece[0][1]) part.push(piece[1]);
    else {
      if (part.length > 1) parts.push(part);
      part = [...piece];
    }
  }
  if (part.length > 1) parts.push(part);
  return parts;
}

/** Liang and Barsky, A New Concept and Method for Line Clipping, 1984. */
function clipSegment(from: Position, to: Position, box: Box): [Position, Position] | undefined {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [enter, exit] = [0, 1];
  for (const [step, clearance] of [
    [-dx, from[0] - box[0]],
    [dx, box[2] - from[0]],
    [-dy, from[1] - box[1]],
    [dy, box[3] - from[1]],
  ] as const) {
    if (step === 0) {
      if (clearance < 0) return undefined;
    } else if (step < 0) enter = Math.max(enter, clearance / step);
    else exit = Math.min(exit, clearance / step);
  }
  if (enter >= exit) return undefined;
  const pointAt = (share: number): Position =>
    share === 0 ? from : share === 1 ? to : [from[0] + dx * share, from[1] + dy * share];
  return [pointAt(enter), pointAt(exit)];
}
