import type { OsmMember } from '@umkreis/osm-import/shared/osm-data.ts';
import type { OsmBuilder } from '../shared/osm-builder.ts';
import { railway, valleyRoad, type Road } from './roads.ts';
import { distanceBetween, type Point } from '../shared/terrain.ts';
import { villageNamed, villages, type Village } from './villages.ts';

interface Stop {
  name: string;
  at: Point;
}
/** A line with its way and its stops in order, in one direction. */
export interface TransitLine {
  ref: string;
  to: string;
  colour: string;
  kind: 'bus' | 'rail';
  way: Point[];
  stops: Stop[];
}

/** Position of a stop's node next to its road. */
const nextToRoad = ([x, y]: Point): Point => [x + 5, y + 5];

/**
 * Bus lines on the valley road and to the high villages with their stops, and railway stations.
 * @returns the lines, for the timetable
 */
export function addPublicTransport(osm: OsmBuilder, roads: readonly Road[]): TransitLine[] {
  const lines: TransitLine[] = [];
  const bus = (ref: string, from: string, to: string, colour: string, way: Point[], stops: Stop[]) => {
    addBus(osm, { ref, from, to, colour, way, stops });
    lines.push({
      ref,
      to: stops.at(-1)!.name,
      colour,
      kind: 'bus',
      way,
      stops: stops.map(({ name, at }) => ({ name, at: nextToRoad(at) })),
    });
  };
  const low = villages.filter((village) => !village.isHigh).toSorted((a, b) => a.centre[0] - b.centre[0]);
  const valleyStops = low.flatMap(({ name, centre }): Stop[] =>
    [-190, 0, 190].map((off, index) => ({
      name: `${name}, ${['West', name === 'Aubach' ? 'Bahnhof' : 'Dorf', 'Ost'][index]}`,
      at: [centre[0] + off, valleyRoad(centre[0] + off)],
    })),
  );
  const valley = lineAlong(
    roads.filter((road) => road.name === 'Lärchtalstrasse').flatMap((road) => road.line),
    valleyStops[0]!.at,
    valleyStops.at(-1)!.at,
  );
  bus('1', 'Wiesach', 'Hintertal', '#1971C2', valley, valleyStops);
  bus('1', 'Hintertal', 'Wiesach', '#1971C2', valley.toReversed(), valleyStops.toReversed());
  for (const [ref, high, from, colour] of [
    ['2', 'Lärchegg', 'Aubach', '#D9480F'],
    ['3', 'Sonnrain', 'Aubach', '#2B8A3E'],
    ['4', 'Tannmoos', 'Wiesach', '#6741D9'],
    ['5', 'Hochwang', 'Brunnfeld', '#0B7285'],
  ] as const) {
    const climb = roads.find((road) => road.name === `${high}erstrasse` && road.line.length > 10)!.line;
    const start = villageNamed(from).centre[0];
    const foot = climb[0]!;
    const along = lineAlong(valley, [start, valleyRoad(start)], [foot[0], valleyRoad(foot[0])]);
    const line = [...along, ...climb];
    const stops: Stop[] = [
      { name: `${from}, ${from === 'Aubach' ? 'Bahnhof' : 'Dorf'}`, at: along[0]! },
      { name: `${high}, Abzweigung`, at: climb[2]! },
      ...[0.35, 0.68].map((share, index) => ({
        name: `${high}, ${['Kehre', 'Kapelle'][index]}`,
        at: climb[Math.floor(climb.length * share)]!,
      })),
      { name: `${high}, Dorf`, at: climb.at(-1)! },
    ];
    bus(ref, from, high, colour, line, stops);
    lines.push({
      ref,
      to: stops[0]!.name,
      colour,
      kind: 'bus',
      way: line.toReversed(),
      stops: stops.map(({ name, at }) => ({ name, at: nextToRoad(at) })).toReversed(),
    });
  }
  return [...lines, ...addRailway(osm, low)];
}

/** The railway with a station in each larger village of the valley. @returns it in both directions */
function addRailway(osm: OsmBuilder, low: readonly Village[]): TransitLine[] {
  const stations = low
    .filter(({ population }) => population > 1200)
    .map(({ name, centre }): Stop => ({ name: `Bahnhof ${name}`, at: [centre[0], railway(centre[0]) + 12] }));
  for (const { name, at } of stations) {
    osm.node(at, { railway: 'station', name, wheelchair: 'yes', operator: 'Lärchtalbahn' });
  }
  const [first, last] = [stations[0]!.at[0], stations.at(-1)!.at[0]];
  const track = Array.from({ length: 81 }, (_, step): Point => {
    const x = first + ((last - first) * step) / 80;
    return [x, railway(x)];
  });
  return [
    { ref: 'R', to: stations.at(-1)!.name, colour: '#C92A2A', kind: 'rail', way: track, stops: stations },
    {
      ref: 'R',
      to: stations[0]!.name,
      colour: '#C92A2A',
      kind: 'rail',
      way: track.toReversed(),
      stops: stations.toReversed(),
    },
  ];
}

const stopNodes = new WeakMap<OsmBuilder, Map<string, number>>();

interface Bus {
  ref: string;
  from: string;
  to: string;
  colour: string;
  way: Point[];
  stops: Stop[];
}

function addBus(osm: OsmBuilder, { ref, from, to, colour, way: line, stops }: Bus) {
  const nodes = stopNodes.get(osm) ?? new Map<string, number>();
  stopNodes.set(osm, nodes);
  const members = stops.map(({ name, at }): OsmMember => {
    const id =
      nodes.get(name) ??
      osm.node(nextToRoad(at), {
        highway: 'bus_stop',
        public_transport: 'platform',
        name,
        shelter: 'yes',
        bench: 'yes',
        wheelchair: 'yes',
      });
    nodes.set(name, id);
    return { type: 'node', ref: id, role: 'platform' };
  });
  const way: OsmMember = { type: 'way', ref: osm.way(line, {}), role: '' };
  osm.relation([...members, way], {
    type: 'route',
    route: 'bus',
    ref,
    from,
    to,
    name: `Bus ${ref}: ${from} – ${to}`,
    colour,
    operator: 'Talbus',
    'website:timetable': 'https://talbus.example/fahrplan',
  });
}

/** The part of a line between the points nearest to two others. */
function lineAlong(line: readonly Point[], from: Point, to: Point): Point[] {
  const nearest = (point: Point) =>
    line.reduce(
      (best, candidate, at) => (distanceBetween(candidate, point) < distanceBetween(line[best]!, point) ? at : best),
      0,
    );
  const [a, b] = [nearest(from), nearest(to)];
  return a <= b ? line.slice(a, b + 1) : line.slice(b, a + 1).toReversed();
}
