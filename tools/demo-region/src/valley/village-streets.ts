import type { OsmBuilder } from '../shared/osm-builder.ts';
import { noise, type Random } from '../shared/random.ts';
import { valleyRoad, railway, type Road } from './roads.ts';
import { axis, distanceBetween, riverLine, rounded, shore, type Point } from '../shared/terrain.ts';
import type { Village } from './villages.ts';

const names = [
  'Dorfstrasse',
  'Kirchgasse',
  'Schulstrasse',
  'Bachweg',
  'Lindenweg',
  'Sonnenweg',
  'Wiesenweg',
  'Rosenweg',
  'Bergstrasse',
  'Oberdorf',
  'Unterdorf',
  'Gartenweg',
  'Am Bühel',
  'Im Winkel',
  'Birkenweg',
  'Lärchenweg',
  'Rainweg',
  'Quellenweg',
  'Alte Landstrasse',
  'Steinackerweg',
  'Obstgartenweg',
  'Ahornweg',
  'Haldenweg',
  'Feldweg',
  'Mühlegasse',
  'Postgasse',
  'Schmiedgasse',
  'Kapellweg',
  'Holderweg',
  'Tannenweg',
  'Waldweg',
  'Panoramaweg',
  'Brunnengasse',
  'Eschenweg',
  'Im Feld',
  'Rebgasse',
  'Sägeweg',
  'Amselweg',
  'Fliederweg',
  'Erlenweg',
];

/** Whether streets are possible there: not across river, railway and lake. */
export function isBuildable(point: Point, side: number): boolean {
  if (shore(point) < 0.12) return false;
  const fromRiver = (point[1] - riverLine(point[0])) * side;
  if (fromRiver < 45) return false;
  return side > 0 || railway(point[0]) - point[1] > 22 || point[1] - railway(point[0]) > 22;
}

/** Streets of a village: spokes from its centre, rings between them, lanes outward. */
export function addVillageStreets(osm: OsmBuilder, village: Village, random: Random): Road[] {
  const { centre, radius, isHigh } = village;
  const side = Math.sign(centre[1] - axis(centre[0]));
  const pool = [...names];
  const roads: Road[] = [];
  const add = (line: Point[], kind: string) => {
    if (line.length < 2) return;
    const name =
      pool.length > 0
        ? pool.splice(roads.length < 3 ? 0 : random.whole(0, pool.length - 1), 1)[0]!
        : `Gasse ${roads.length + 1}`;
    const tags = { highway: kind, surface: kind === 'footway' ? 'fine_gravel' : 'asphalt' };
    osm.way(line, { name, ...tags });
    roads.push({ name, line, tags, village: village.name });
  };
  const fits = (point: Point) => (isHigh ? true : isBuildable(point, side));
  const count = radius > 500 ? 8 : radius > 330 ? 6 : 5;
  const rotation = random.between(0, Math.PI);
  const spokes = Array.from({ length: count }, (_, at) =>
    spoke(
      centre,
      rotation + ((at + random.between(-0.2, 0.2)) / count) * 2 * Math.PI,
      radius * random.between(0.8, 1.1),
      fits,
    ),
  );
  for (const line of spokes) add(line, 'residential');
  for (const share of radius > 500 ? [0.26, 0.5, 0.78] : radius > 300 ? [0.36, 0.74] : [0.6]) {
    spokes.forEach((line, at) => {
      const other = spokes[(at + 1) % count]!;
      const index = Math.round((radius * share) / 40);
      const [from, to] = [line[index], other[index]];
      if (!from || !to || random.chance(0.16)) return;
      const ring = arc(centre, from, to);
      if (ring.every(fits)) add(ring, share < 0.4 ? 'living_street' : 'residential');
    });
  }
  for (const line of spokes) {
    for (const index of [4, 7, 10, 13].filter((candidate) => line[candidate] && random.chance(0.62))) {
      const from = line[index]!;
      const heading =
        Math.atan2(from[1] - line[index - 1]![1], from[0] - line[index - 1]![0]) +
        (random.chance(0.5) ? 1 : -1) * random.between(1.2, 1.7);
      add(spoke(from, heading, random.between(90, 190), fits), 'residential');
    }
  }
  if (!isHigh && side > 0) {
    const foot: Point = [centre[0], valleyRoad(centre[0])];
    if (distanceBetween(foot, centre) > 30) add([foot, [centre[0] + 6, (foot[1] + centre[1]) / 2], centre], 'tertiary');
  }
  return roads;
}

/** An irregular street with points every 40 m, from which rings can start. */
function spoke(from: Point, heading: number, length: number, fits: (point: Point) => boolean): Point[] {
  const line: Point[] = [from];
  let at = from;
  for (let covered = 0; covered < length; covered += 40) {
    const bend = noise(at[0] / 210, at[1] / 210) * 0.55;
    at = [at[0] + Math.cos(heading + bend) * 40, at[1] + Math.sin(heading + bend) * 40];
    if (!fits(at)) break;
    line.push(at);
  }
  return line;
}

/** An arc from one point to another around the centre. */
function arc(centre: Point, from: Point, to: Point): Point[] {
  const angle = (point: Point) => Math.atan2(point[1] - centre[1], point[0] - centre[0]);
  const [a, r1, r2] = [angle(from), distanceBetween(from, centre), distanceBetween(to, centre)];
  const sweep = (angle(to) - a + 4 * Math.PI) % (2 * Math.PI);
  const steps = Math.max(2, Math.round((sweep * (r1 + r2)) / 2 / 40));
  const middle = Array.from({ length: steps - 1 }, (_, at): Point => {
    const share = (at + 1) / steps;
    const distance = (r1 + (r2 - r1) * share) * (1 + 0.05 * Math.sin(share * Math.PI * 2));
    return [centre[0] + Math.cos(a + sweep * share) * distance, centre[1] + Math.sin(a + sweep * share) * distance];
  });
  return rounded([from, ...middle, to], false, 1);
}
