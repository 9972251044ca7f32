import { category } from '@umkreis/taxonomy/categories.ts';
import { detailsOf } from '../categorise/details-of.ts';
import { tagsOf } from '../categorise/tags-of.ts';
import { aerialwayRules } from '../categorise/trades-by-tag.ts';
import { joinLines } from '../geometry/join-lines.ts';
import { lineLength, lineMiddle, simplify } from '../geometry/measure.ts';
import { positionsOf, type OsmData, type OsmWay } from '../shared/osm-data.ts';
import type { AddressOf } from './addresses.ts';
import type { ItemDraft, Tally } from './model.ts';
import { pisteKind } from './routes.ts';

/** Colours of the signs along slopes in the Alps */
const slopeColors: Record<string, string> = {
  novice: '#2B8A3E',
  easy: '#2F6FED',
  intermediate: '#D92D20',
  advanced: '#26242E',
  expert: '#26242E',
};

/** Lifts, and ski slopes, tracks and sledging runs with a name or number, pieces joined. */
export function liftsAndSlopes(data: OsmData, addressOf: AddressOf, left: Tally): ItemDraft[] {
  const groups = new Map<string, OsmWay[]>();
  for (const way of data.ways) {
    const key = groupOf(way, left);
    if (key) groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  return [...groups.values()].flatMap((ways) => draftOf(ways, data, addressOf) ?? []);
}

function groupOf(way: OsmWay, left: Tally): string | undefined {
  const { tags } = way;
  if (tags.aerialway && aerialwayRules[tags.aerialway]) return `way/${way.id}`;
  if (!tags['piste:type']) return undefined;
  const name = tags['piste:name'] ?? tags.name ?? tags['piste:ref'] ?? tags.ref;
  if (tags.area === 'yes' || !pisteKind(tags['piste:type']))
    left.add('ski slope drawn as an area or of a kind that is not shown');
  else if (!name) left.add('ski slope without name or number');
  else return `piste/${tags['piste:type']}/${tags['piste:difficulty'] ?? ''}/${name}`;
  return undefined;
}

function draftOf(ways: OsmWay[], data: OsmData, addressOf: AddressOf): ItemDraft | undefined {
  const { tags, id } = ways[0]!;
  const kind = tags.aerialway ? category('Transport', aerialwayRules[tags.aerialway]!) : pisteKind(tags['piste:type'])!;
  const lines = joinLines(ways)
    .map((refs) => simplify(positionsOf({ id: 0, tags: {}, refs }, data.nodes), 2))
    .filter((line) => line.length > 1);
  if (lines.length === 0) return undefined;
  const metres = lines.reduce((sum, line) => sum + lineLength(line), 0);
  const position = lineMiddle(lines.toSorted((a, b) => lineLength(b) - lineLength(a))[0]!);
  return {
    ref: `way/${id}`,
    type: 'way',
    title: tags['piste:name'] ?? tags.name ?? tags['piste:ref'] ?? tags.ref ?? '',
    position,
    categories: [kind],
    tags: tagsOf(tags, [kind]),
    details: [
      ...detailsOf(tags, [kind]).details,
      { key: 'activityWayLength', value: String(Math.round(metres / 100) / 10), unit: 'km' },
      ...(tags['piste:type']
        ? [{ key: 'lineColor', value: slopeColors[tags['piste:difficulty'] ?? ''] ?? '#2F6FED' }]
        : []),
    ],
    address: { ...addressOf({}, position), street: '', housenumber: '' },
    lines,
    polygons: [],
    stops: [],
  };
}
