import { category, type CategoryRow } from '@umkreis/taxonomy/categories.ts';
import { detailsOf, type DetailDraft } from '../categorise/details-of.ts';
import { tagsOf } from '../categorise/tags-of.ts';
import { joinLines } from '../geometry/join-lines.ts';
import { distance, lineLength, lineMiddle, simplify } from '../geometry/measure.ts';
import { positionsOf, type OsmData, type OsmRelation, type OsmWay, type Position } from '../shared/osm-data.ts';
import type { AddressOf } from './addresses.ts';
import type { ItemDraft, Tally } from './model.ts';

const kinds: Record<string, CategoryRow> = {
  hiking: category('Activities', 'Hiking route'),
  foot: category('Activities', 'Hiking route'),
  'foot;bicycle': category('Activities', 'Hiking route'),
  fitness_trail: category('Activities', 'Fitness station'),
  bicycle: category('Activities', 'Cycle route'),
  mtb: category('Activities', 'Mountain bike route'),
  horse: category('Activities', 'Riding'),
  ski: category('Activities', 'Cross-country skiing'),
  snowshoe: category('Activities', 'Winter hiking route'),
  bus: category('Transport', 'Bus line'),
};
/** Maximum distance of a stop from a line's stop position, m */
const MAX_STOP_DISTANCE = 60;
const SIMPLIFY = 2;
/** Default colours of bus lines */
const lineColors = [
  '#D6336C',
  '#1971C2',
  '#2B8A3E',
  '#E8590C',
  '#6741D9',
  '#0B7285',
  '#A61E4D',
  '#5C7F16',
  '#B35900',
  '#364FC7',
];

/** Routes of the extract: hiking, cycling, and bus lines with their stops. */
export function routes(
  data: OsmData,
  ways: ReadonlyMap<number, OsmWay>,
  stops: readonly ItemDraft[],
  addressOf: AddressOf,
  left: Tally,
): ItemDraft[] {
  const relations = new Map(data.relations.map((relation) => [relation.id, relation]));
  const nodes = new Map(data.taggedNodes.map((node) => [node.id, node]));
  const stopFinder = nearestStop(stops);
  const drafts: ItemDraft[] = [];
  for (const relation of data.relations) {
    if (relation.tags.type !== 'route') continue;
    const kind =
      relation.tags.route === 'piste' ? pisteKind(relation.tags['piste:type']) : kinds[relation.tags.route ?? ''];
    if (!kind) {
      left.add(`route of a kind that is not imported (${relation.tags.route ?? 'none'})`);
      continue;
    }
    const lines = linesOf(relation, ways, relations, data);
    if (lines.length === 0) {
      left.add('route without a way in the extract');
      continue;
    }
    const isBus = kind.subCategory === 'Bus line';
    const longest = lines.toSorted((a, b) => lineLength(b) - lineLength(a))[0]!;
    const position = isBus ? lineMiddle(longest) : startOf(longest);
    drafts.push({
      ref: `relation/${relation.id}`,
      type: 'way',
      title: titleOf(relation, isBus),
      position,
      categories: [kind],
      tags: tagsOf(relation.tags, [kind]),
      details: [
        ...detailsOf(relation.tags, [kind]).details,
        ...(isBus ? busDetails(relation) : wayDetails(relation, lines)),
      ],
      address: { ...addressOf({}, position), street: '', housenumber: '' },
      lines,
      polygons: [],
      stops: isBus ? stopsOf(relation, (id) => nodes.get(id), ways, data, stopFinder) : [],
    });
  }
  return withoutVariants(drafts, left);
}

/** The start of a walking route; also of a round trip. */
const startOf = (line: Position[]): Position => line[0]!;

export function pisteKind(type: string | undefined): CategoryRow | undefined {
  const subs: Record<string, string> = {
    downhill: 'Ski slope',
    nordic: 'Cross-country skiing',
    sled: 'Sledging run',
    hike: 'Winter hiking route',
    connection: 'Ski slope',
  };
  const sub = subs[type ?? ''];
  return sub ? category('Activities', sub) : undefined;
}

const isStop = (role: string) => /^(stop|platform)/.test(role);

/** Ways of a route and of its child routes. */
function linesOf(
  relation: OsmRelation,
  ways: ReadonlyMap<number, OsmWay>,
  relations: ReadonlyMap<number, OsmRelation>,
  data: OsmData,
): Position[][] {
  const collect = ({ members }: OsmRelation, depth: number): OsmWay[] =>
    members.flatMap((member) => {
      if (isStop(member.role)) return [];
      if (member.type === 'way') return ways.get(member.ref) ?? [];
      const part = member.type === 'relation' && depth < 3 ? relations.get(member.ref) : undefined;
      return part ? collect(part, depth + 1) : [];
    });
  const members = [...new Map(collect(relation, 0).map((way) => [way.id, way])).values()];
  return joinLines(members)
    .map((refs) => simplify(positionsOf({ id: 0, tags: {}, refs }, data.nodes), SIMPLIFY))
    .filter((line) => line.length > 1);
}

function titleOf({ tags }: OsmRelation, isBus: boolean): string {
  const ends = tags.from && tags.to ? `${tags.from} – ${tags.to}` : '';
  if (isBus)
    return [tags.ref ? `Bus ${tags.ref}` : 'Bus', ends || tags.name?.replace(/^bus\s*\S+:\s*/i, '')]
      .filter(Boolean)
      .join(' · ')
      .replaceAll(/\s*=>\s*/g, ' – ');
  return tags.name ?? (ends || (tags.ref ? `Route ${tags.ref}` : ''));
}

function busDetails({ tags, id }: OsmRelation): DetailDraft[] {
  const palette = lineColors[Number(/\d+/.exec(tags.ref ?? '')?.[0] ?? id) % lineColors.length]!;
  const color = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(tags.colour ?? '') ? tags.colour! : palette;
  return [{ key: 'transportBusLineColor', value: color }];
}

/** Length in km, climbs in hm and duration in h, from the signpost, otherwise from the geometry. */
function wayDetails({ tags }: OsmRelation, lines: Position[][]): DetailDraft[] {
  const km = Number.parseFloat(tags.distance ?? '') || lines.reduce((sum, line) => sum + lineLength(line), 0) / 1000;
  const details: DetailDraft[] = [{ key: 'activityWayLength', value: String(Math.round(km * 10) / 10), unit: 'km' }];
  for (const [key, value] of [
    ['activityWayAscent', tags.ascent],
    ['activityWayDescent', tags.descent],
  ] as const) {
    if (/^\d+/.test(value ?? '')) details.push({ key, value: String(Number.parseInt(value!, 10)), unit: 'hm' });
  }
  const signposted = /^(\d+):(\d\d)$/.exec(tags['duration:forward'] ?? tags.duration ?? '');
  const hours = signposted ? Number(signposted[1]) + Number(signposted[2]) / 60 : 0;
  if (hours > 0)
    details.push({ key: 'activityWayWalkingDuration', value: String(Math.round(hours * 100) / 100), unit: 'h' });
  if (/^#[0-9a-f]{6}$/i.test(tags.colour ?? '')) details.push({ key: 'lineColor', value: tags.colour! });
  return details;
}

type StopFinder = (position: Position, name: string | undefined) => ItemDraft | undefined;

function nearestStop(stops: readonly ItemDraft[]): StopFinder {
  return (position, name) => {
    const near = stops
      .map((stop) => ({ stop, metres: distance(stop.position, position) }))
      .filter(
        ({ stop, metres }) => metres <= MAX_STOP_DISTANCE || (metres <= MAX_STOP_DISTANCE * 3 && stop.title === name),
      )
      .toSorted((a, b) => a.metres - b.metres);
    return (near.find(({ stop }) => stop.title === name) ?? near[0])?.stop;
  };
}

/** Stops in the order of the relation; platform and stop position of one stop count once. */
function stopsOf(
  relation: OsmRelation,
  node: (id: number) => { position: Position; tags: Record<string, string> } | undefined,
  ways: ReadonlyMap<number, OsmWay>,
  data: OsmData,
  find: StopFinder,
): string[] {
  const found: ItemDraft[] = [];
  for (const member of relation.members) {
    if (!isStop(member.role)) continue;
    const way = member.type === 'way' ? ways.get(member.ref) : undefined;
    const position = member.type === 'node' ? data.nodes.get(member.ref) : way && positionsOf(way, data.nodes)[0];
    const stop = position && find(position, way?.tags.name ?? node(member.ref)?.tags.name);
    const last = found.at(-1);
    if (stop && stop !== last && !(last && last.title && last.title === stop.title) && !found.includes(stop))
      found.push(stop);
  }
  return found.map((stop) => stop.ref);
}

/** Bus lines have a variant per direction and branch; only the one with most stops is used. */
function withoutVariants(drafts: ItemDraft[], left: Tally): ItemDraft[] {
  const best = new Map<string, ItemDraft>();
  for (const draft of drafts) {
    const key = draft.categories[0]!.subCategory === 'Bus line' && draft.title !== 'Bus' ? draft.title : draft.ref;
    const other = best.get(key);
    if (other) left.add('variant of a bus line that is taken');
    if (!other || draft.stops.length > other.stops.length) best.set(key, draft);
  }
  return drafts.filter((draft) => [...best.values()].includes(draft));
}
