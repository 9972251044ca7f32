import type { OsmMember } from '@umkreis/osm-import/osm-data.ts';
import type { OsmBuilder } from '../osm-builder.ts';
import { railway, valleyRoad, type Road } from './roads.ts';
import { away, type Point } from './terrain.ts';
import { villageNamed, villages } from './villages.ts';

interface Stop { name: string; at: Point }

/** Bus lines on the valley road and up to the high villages, with their stops; railway stations. */
export function addPublicTransport(osm: OsmBuilder, roads: readonly Road[]): void {
  const low = villages.filter((village) => !village.isHigh).toSorted((a, b) => a.centre[0] - b.centre[0]);
  const valleyStops = low.flatMap(({ name, centre }): Stop[] => [-190, 0, 190].map((off, index) => ({
    name: `${name}, ${['West', name === 'Aubach' ? 'Bahnhof' : 'Dorf', 'Ost'][index]}`, at: [centre[0] + off, valleyRoad(centre[0] + off)],
  })));
  const valley = lineAlong(roads.filter((road) => road.name === 'Lärchtalstrasse').flatMap((road) => road.line), valleyStops[0]!.at, valleyStops.at(-1)!.at);
  bus(osm, '1', 'Wiesach', 'Hintertal', '#1971C2', valley, valleyStops);
  bus(osm, '1', 'Hintertal', 'Wiesach', '#1971C2', valley.toReversed(), valleyStops.toReversed());
  for (const [ref, high, from, colour] of [['2', 'Lärchegg', 'Aubach', '#D9480F'], ['3', 'Sonnrain', 'Aubach', '#2B8A3E'], ['4', 'Tannmoos', 'Wiesach', '#6741D9'], ['5', 'Hochwang', 'Brunnfeld', '#0B7285']] as const) {
    const climb = roads.find((road) => road.name === `${high}erstrasse` && road.line.length > 10)!.line;
    const start = villageNamed(from).centre[0];
    const foot = climb[0]!;
    const along = lineAlong(valley, [start, valleyRoad(start)], [foot[0], valleyRoad(foot[0])]);
    const line = [...along, ...climb];
    const stops: Stop[] = [{ name: `${from}, ${from === 'Aubach' ? 'Bahnhof' : 'Dorf'}`, at: along[0]! }, { name: `${high}, Abzweigung`, at: climb[2]! }, ...[0.35, 0.68].map((share, index) => ({ name: `${high}, ${['Kehre', 'Kapelle'][index]}`, at: climb[Math.floor(climb.length * share)]! })), { name: `${high}, Dorf`, at: climb.at(-1)! }];
    bus(osm, ref, from, high, colour, line, stops);
  }
  for (const { name, centre } of low.filter(({ population }) => population > 1200)) {
    osm.node([centre[0], railway(centre[0]) + 12], { railway: 'station', name: `Bahnhof ${name}`, wheelchair: 'yes', operator: 'Lärchtalbahn' });
  }
}

const known = new WeakMap<OsmBuilder, Map<string, number>>();

function bus(osm: OsmBuilder, ref: string, from: string, to: string, colour: string, line: Point[], stops: Stop[]) {
  const nodes = known.get(osm) ?? new Map<string, number>();
  known.set(osm, nodes);
  const members = stops.map(({ name, at }): OsmMember => {
    const id = nodes.get(name) ?? osm.node([at[0] + 5, at[1] + 5], { highway: 'bus_stop', public_transport: 'platform', name, shelter: 'yes', bench: 'yes', wheelchair: 'yes' });
    nodes.set(name, id);
    return { type: 'node', ref: id, role: 'platform' };
  });
  const way: OsmMember = { type: 'way', ref: osm.way(line, {}), role: '' };
  osm.relation([...members, way], { type: 'route', route: 'bus', ref, from, to, name: `Bus ${ref}: ${from} – ${to}`, colour, operator: 'Talbus', 'website:timetable': 'https://talbus.example/fahrplan' });
}

/** The piece of a line between the points nearest to two others. */
function lineAlong(line: readonly Point[], from: Point, to: Point): Point[] {
  const nearest = (point: Point) => line.reduce((best, candidate, at) => (away(candidate, point) < away(line[best]!, point) ? at : best), 0);
  const [a, b] = [nearest(from), nearest(to)];
  return a <= b ? line.slice(a, b + 1) : line.slice(b, a + 1).toReversed();
}
