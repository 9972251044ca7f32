import { expect, it } from 'vitest';
import { readPbf } from '../pbf/read-pbf.ts';
import { writePbf } from '../pbf/write-pbf.ts';
import type { Position, Tags } from '../shared/osm-data.ts';
import { buildBasemap } from './build-basemap.ts';

const corners: Position[] = [
  [8, 46],
  [11, 46],
  [11, 48],
  [8, 48],
];
const tilesOf = (tags: Tags) => {
  const nodes = corners.map((position, index) => ({ id: index + 1, position }));
  const ways = [{ id: 1, refs: [1, 2, 3, 4, 1], tags }];
  return buildBasemap(readPbf(writePbf({ nodes, ways, relations: [] })), 'x').tiles;
};

it('does not cut an area further where it fills a tile', () => {
  // All tiles of zoom 14 would be 19,000.
  expect(tilesOf({ landuse: 'residential' })).toBeLessThan(6000);
});

it('leaves out a building of the size of a country', () => {
  expect(tilesOf({ building: 'yes' })).toBeLessThan(10);
});
