import type { Box } from '../geometry/measure.ts';
import type { Position } from '../shared/osm-data.ts';

/** The border of a box as a path, clockwise from its north-west corner, measured from 0 to 4 sides. */
export function boxBorder([west, south, east, north]: Box) {
  const corners: Position[] = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ];
  const [width, height] = [east - west, north - south];

  /** The nearest point of the border. */
  const nearest = ([x, y]: Position): Position => {
    const [left, right, down, up] = [x - west, east - x, y - south, north - y];
    const least = Math.min(left, right, down, up);
    if (least === left) return [west, y];
    if (least === right) return [east, y];
    return least === down ? [x, south] : [x, north];
  };
  const measure = (point: Position): number => {
    const [x, y] = nearest(point);
    if (y === north) return (x - west) / width;
    if (x === east) return 1 + (north - y) / height;
    if (y === south) return 2 + (east - x) / width;
    return 3 + (y - south) / height;
  };

  return {
    /** Closed, counter-clockwise. */
    ring: [...corners.toReversed(), corners[3]!],
    measure,
    /** Extends a line to the border: an end inside the box continues to the nearest side. */
    extendToBorder: (line: Position[]): Position[] => {
      const [start, end] = [nearest(line[0]!), nearest(line.at(-1)!)];
      return [start, ...line, end];
    },
    /** Corners between two measures, clockwise; all four if the end is behind the start. */
    cornersBetween: (from: number, to: number): Position[] => {
      const end = to >= from ? to : to + 4;
      const met: Position[] = [];
      for (let corner = Math.floor(from) + 1; corner < end; corner++) met.push(corners[corner % 4]!);
      return met;
    },
  };
}
