import { describe, expect, it } from 'vitest';
import { NodePositions, type OsmRelation, type OsmWay, type Position } from '../shared/osm-data.ts';
import { joinLines } from './join-lines.ts';
import { centroid, distance, lineLength, lineMiddle, ringArea, signedArea, simplify } from './measure.ts';
import { Area, assemble } from './polygons.ts';

const grid = (positions: Record<number, Position>) => {
  const ids = Object.keys(positions).map(Number);
  return new NodePositions(
    Float64Array.from(ids),
    Float64Array.from(ids, (id) => positions[id]![0]),
    Float64Array.from(ids, (id) => positions[id]![1]),
  );
};
const way = (id: number, ...refs: number[]): OsmWay => ({ id, tags: {}, refs });
const byId = (...ways: OsmWay[]) => new Map(ways.map((one) => [one.id, one]));

describe('multipolygons', () => {
  const nodes = grid({
    1: [0, 0],
    2: [4, 0],
    3: [4, 4],
    4: [0, 4],
    5: [1, 1],
    6: [2, 1],
    7: [2, 2],
    8: [1, 2],
    9: [10, 10],
    10: [11, 10],
    11: [11, 11],
  });
  const relation: OsmRelation = {
    id: 1,
    tags: {},
    members: [
      { type: 'way', ref: 1, role: 'outer' },
      { type: 'way', ref: 2, role: 'outer' },
      { type: 'way', ref: 3, role: 'inner' },
      { type: 'way', ref: 4, role: 'outer' },
      { type: 'node', ref: 5, role: 'label' },
    ],
  };
  const ways = byId(way(1, 1, 2, 3), way(2, 1, 4, 3), way(3, 5, 6, 7, 8, 5), way(4, 9, 10, 11, 9));

  it('join ways in any direction and assign holes to their outer ring', () => {
    const { polygons, complete } = assemble(relation, ways, nodes);
    expect(complete).toBe(true);
    expect(polygons.map((polygon) => polygon.length)).toEqual(expect.arrayContaining([1, 2]));
    const holed = polygons.find((polygon) => polygon.length === 2)!;
    expect(signedArea(holed[0]!)).toBeGreaterThan(0);
    expect(signedArea(holed[1]!)).toBeLessThan(0);
    const area = new Area(polygons);
    expect(
      [
        [3, 3],
        [1.5, 1.5],
        [10.9, 10.2],
        [20, 20],
      ].map((point) => area.has(point as Position)),
    ).toEqual([true, false, true, false]);
  });

  it('report parts outside the extract', () => {
    expect(assemble(relation, byId(way(1, 1, 2, 3), way(3, 5, 6, 7, 8, 5)), nodes)).toEqual({
      polygons: [],
      complete: false,
    });
  });
});

describe('joinLines', () => {
  it('reverses ways so that they connect', () => {
    expect(joinLines([way(1, 3, 2, 1), way(2, 3, 4), way(3, 6, 5, 4)])).toEqual([[1, 2, 3, 4, 5, 6]]);
  });
  it('starts a new line at a gap and corrects a shuffled order', () => {
    expect(joinLines([way(1, 1, 2), way(2, 3, 4), way(3, 2, 3), way(4, 8, 9)])).toEqual([
      [1, 2, 3, 4],
      [8, 9],
    ]);
  });
});

describe('measure', () => {
  const line: Position[] = [
    [9.5, 47],
    [9.51, 47],
    [9.51, 47.01],
  ];
  it('returns metres', () => {
    expect(distance(line[0]!, line[1]!)).toBeCloseTo(758.3, 0);
    expect(lineLength(line)).toBeCloseTo(758.3 + 1112, 0);
    expect(
      lineMiddle([
        [9, 47],
        [9.02, 47],
      ]),
    ).toEqual([9.01, 47]);
    expect(
      ringArea([
        [9.5, 47],
        [9.51, 47],
        [9.51, 47.01],
        [9.5, 47.01],
        [9.5, 47],
      ]),
    ).toBeCloseTo(843_214, -3);
  });
  it('finds the centre and drops redundant points', () => {
    const [x, y] = centroid([
      [9, 47],
      [9.2, 47],
      [9.2, 47.2],
      [9, 47.2],
      [9, 47],
    ]);
    expect(x).toBeCloseTo(9.1);
    expect(y).toBeCloseTo(47.1);
    expect(
      simplify(
        [
          [9, 47],
          [9.01, 47.000001],
          [9.02, 47],
        ],
        2,
      ),
    ).toHaveLength(2);
    expect(
      simplify(
        [
          [9, 47],
          [9.01, 47.01],
          [9.02, 47],
        ],
        2,
      ),
    ).toHaveLength(3);
  });
});
