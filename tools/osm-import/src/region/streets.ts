import { category, type CategoryRow } from '@umkreis/taxonomy/categories.ts';
import { joinLines } from '../geometry/join-lines.ts';
import { lineLength, lineMiddle } from '../geometry/measure.ts';
import { positionsOf, type OsmData, type OsmWay } from '../shared/osm-data.ts';
import type { StreetDraft, Tally } from './model.ts';
import type { TownOf } from './towns.ts';

const roads = new Set([
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'living_street',
  'service',
  'road',
  'motorway_link',
  'trunk_link',
  'primary_link',
  'secondary_link',
  'tertiary_link',
]);
const others: Record<string, string> = {
  pedestrian: 'Pedestrian zone',
  footway: 'Footway',
  path: 'Footway',
  steps: 'Footway',
  bridleway: 'Footway',
  track: 'Track',
  cycleway: 'Cycleway',
};

/** Named roads and paths, one street per name and town. */
export function streets(data: OsmData, townOf: TownOf, left: Tally): StreetDraft[] {
  const groups = new Map<string, { title: string; city: string; ways: OsmWay[] }>();
  for (const way of data.ways) {
    const { highway, name } = way.tags;
    if (!highway || way.tags.area === 'yes' || (!roads.has(highway) && !others[highway])) continue;
    if (!name) {
      left.add('road or path without a name (on the basemap only)');
      continue;
    }
    const line = positionsOf(way, data.nodes);
    if (line.length < 2) continue;
    const city = townOf(lineMiddle(line), way.tags) ?? '';
    const key = `${city}/${name}`;
    const group = groups.get(key) ?? { title: name, city, ways: [] };
    group.ways.push(way);
    groups.set(key, group);
  }
  return [...groups].map(([key, { title, city, ways }]) => {
    const lines = joinLines(ways)
      .map((refs) => positionsOf({ id: 0, tags: {}, refs }, data.nodes))
      .filter((line) => line.length > 1);
    const longest = lines.toSorted((a, b) => lineLength(b) - lineLength(a))[0]!;
    return { ref: `street/${key}`, title, city, position: lineMiddle(longest), category: kindOf(ways), lines };
  });
}

/** A street that is a road in any part is a road. */
function kindOf(ways: OsmWay[]): CategoryRow {
  const kinds = ways.map((way) => way.tags.highway!);
  return category('Highway', kinds.some((kind) => roads.has(kind)) ? 'Street' : others[kinds[0]!]!);
}
