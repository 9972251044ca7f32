import { describe, expect, it } from 'vitest';
import { ExtractError } from '../shared/extract-error.ts';
import { readPbf } from './read-pbf.ts';
import { writePbf, type PbfContent } from './write-pbf.ts';

const content: PbfContent = {
  bounds: [9.4, 47, 9.7, 47.3],
  nodes: [
    { id: 5, position: [9.5, 47.1], tags: { amenity: 'cafe', name: 'Café Süd' } },
    { id: 12_000_000_001, position: [-9.6000001, -47.2] },
    { id: 7, position: [9.7, 47.3] },
  ],
  ways: [{ id: 1, refs: [5, 12_000_000_001, 7, 5], tags: { highway: 'residential' } }],
  relations: [
    {
      id: 2,
      members: [
        { type: 'way', ref: 1, role: 'outer' },
        { type: 'node', ref: 7, role: '' },
        { type: 'relation', ref: 9, role: 'sub' },
      ],
      tags: { type: 'route' },
    },
  ],
};

describe('readPbf', () => {
  it('reads back what was written', () => {
    const data = readPbf(writePbf(content));
    expect(data.bounds).toEqual([9.4, 47, 9.7, 47.3]);
    expect(data.taggedNodes).toEqual([{ id: 5, tags: { amenity: 'cafe', name: 'Café Süd' }, position: [9.5, 47.1] }]);
    expect(data.nodes.get(12_000_000_001)).toEqual([-9.6000001, -47.2]);
    expect(data.nodes.get(7)).toEqual([9.7, 47.3]);
    expect(data.nodes.get(8)).toBeUndefined();
    expect(data.ways).toEqual(content.ways);
    expect(data.relations).toEqual(content.relations);
  });

  it('returns the date of the header, otherwise of the newest object, otherwise none', () => {
    const date = new Date('2024-03-03T21:21:35Z');
    const [way] = content.ways;
    const dateOf = (more: Partial<PbfContent>) => readPbf(writePbf({ ...content, ...more })).date;
    expect(dateOf({ date })).toEqual(date);
    const written = [1_600_000_000, 1_700_000_000, 1_500_000_000].map((time) => ({ ...way!, written: time }));
    expect(dateOf({ ways: written })).toEqual(new Date(1_700_000_000_000));
    expect(dateOf({ date, ways: written })).toEqual(date);
    expect(dateOf({})).toBeUndefined();
  });

  it('takes the bounds from the nodes if the header has none', () => {
    expect(readPbf(writePbf({ ...content, bounds: undefined })).bounds).toEqual([-9.6000001, -47.2, 9.7, 47.3]);
  });

  it('rejects empty, foreign, truncated and damaged files', () => {
    const good = writePbf(content);
    const damaged = Uint8Array.from(good);
    damaged.fill(0xff, good.length - 60);
    const cases: [Uint8Array, RegExp][] = [
      [new Uint8Array(), /empty/],
      [new TextEncoder().encode('<?xml version="1.0"?><osm></osm>'), /not an OpenStreetMap PBF/],
      [new Uint8Array(3), /not an OpenStreetMap PBF/],
      [good.subarray(0, good.length - 20), /cut off/],
      [good.subarray(0, 100), /cut off/],
      [damaged, /damaged/],
      [writePbf({ nodes: [], ways: [], relations: [] }), /no data/],
    ];
    for (const [bytes, message] of cases) {
      expect(() => readPbf(bytes)).toThrow(ExtractError);
      expect(() => readPbf(bytes)).toThrow(message);
    }
  });
});
