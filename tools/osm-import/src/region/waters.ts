import { category } from '@umkreis/taxonomy/categories.ts';
import { joinLines } from '../geometry/join-lines.ts';
import { lineLength, lineMiddle } from '../geometry/measure.ts';
import { positionsOf, type OsmData, type OsmWay, type Position } from '../shared/osm-data.ts';
import type { AddressOf } from './addresses.ts';
import type { ItemDraft, Tally } from './model.ts';

const courses = new Set(['river', 'stream', 'canal', 'ditch', 'drain']);

/** Rivers and streams with a name, once in each municipality they cross. */
export function waters(
  data: OsmData,
  addressOf: AddressOf,
  municipality: (position: Position) => string | undefined,
  left: Tally,
): ItemDraft[] {
  const groups = new Map<string, OsmWay[]>();
  for (const way of data.ways) {
    if (!courses.has(way.tags.waterway ?? '')) continue;
    const line = positionsOf(way, data.nodes);
    if (line.length < 2) continue;
    if (!way.tags.name) {
      left.add('land cover and water without a name (on the basemap only)');
      continue;
    }
    const key = `water/${municipality(lineMiddle(line)) ?? ''}/${way.tags.name}`;
    groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  const kind = category('Nature & Landscape', 'River');
  return [...groups].map(([ref, ways]) => {
    const lines = joinLines(ways).map((refs) => positionsOf({ id: 0, tags: {}, refs }, data.nodes));
    const position = lineMiddle(lines.toSorted((a, b) => lineLength(b) - lineLength(a))[0]!);
    return {
      ref,
      type: 'place',
      title: ways[0]!.tags.name!,
      position,
      categories: [kind],
      tags: [],
      details: [],
      address: { ...addressOf({}, position), street: '', housenumber: '' },
      lines: [],
      polygons: [],
      stops: [],
    };
  });
}
