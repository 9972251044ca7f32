import type { OsmMember } from '@umkreis/osm-import/shared/osm-data.ts';
import type { OsmBuilder } from '../shared/osm-builder.ts';
import { noise } from '../shared/random.ts';
import { ascent, distanceBetween, height, rounded, type Point } from '../shared/terrain.ts';
import { villageNamed } from './villages.ts';
import type { MountainPlaces } from './mountains.ts';

/** A footpath: irregular, with zigzags on steep slopes. */
function trail(from: Point, to: Point): Point[] {
  const length = distanceBetween(from, to);
  const steps = Math.max(8, Math.round(length / 28));
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const line = Array.from({ length: steps + 1 }, (_, at): Point => {
    const share = at / steps;
    const [x, y] = [from[0] + dx * length * share, from[1] + dy * length * share];
    const fade = Math.min(1, Math.sin(Math.PI * share) * 4);
    const zigzag = Math.max(0, ascent([x, y]).slope - 0.32) * 150 * Math.sin(at * 0.9 + 2 * noise(x / 300, y / 300));
    const off = (190 * noise(x / 760, y / 760) + 70 * noise(x / 230, y / 230) + zigzag) * fade;
    return [x - dy * off, y + dx * off];
  });
  return rounded(line, false, 1);
}

/** Marked routes from village to hut and on to a summit, along the river and around the lake. */
export function addRoutes(
  osm: OsmBuilder,
  huts: MountainPlaces['huts'],
  peaks: { name: string; at: Point }[],
  special: { name: string; line: Point[]; tags?: Record<string, string> }[],
): void {
  const route = (name: string, parts: Point[][], tags: Record<string, string>) => {
    const members = parts.map((line): OsmMember => ({
      type: 'way',
      ref: osm.way(line, {
        highway: 'path',
        surface: 'ground',
        ...(tags.sac_scale ? { sac_scale: tags.sac_scale } : {}),
      }),
      role: '',
    }));
    const line = parts.flat();
    const climbs = line.slice(1).map((point, at) => height(point) - height(line[at]!));
    const up = climbs.filter((climb) => climb > 0).reduce((sum, climb) => sum + climb, 0);
    const down = -climbs.filter((climb) => climb < 0).reduce((sum, climb) => sum + climb, 0);
    for (const part of parts) osm.measure(part, height);
    osm.relation(members, {
      type: 'route',
      route: 'hiking',
      network: 'lwn',
      name,
      ascent: String(Math.round(up / 10) * 10),
      descent: String(Math.round(down / 10) * 10),
      ...tags,
    });
  };
  const climb = (from: string, hut: string, summit?: string) => {
    const start = villageNamed(from).centre;
    const at = huts.find((candidate) => candidate.name === hut)!.at;
    const peak =
      peaks.find((candidate) => candidate.name === summit) ??
      (summit === undefined
        ? undefined
        : peaks.toSorted((a, b) => distanceBetween(a.at, at) - distanceBetween(b.at, at))[0]);
    route(
      peak ? `${from} – ${hut} – ${peak.name}` : `${from} – ${hut}`,
      [trail(start, at), ...(peak ? [trail(at, peak.at)] : [])],
      {
        sac_scale: peak ? 'demanding_mountain_hiking' : 'mountain_hiking',
        description: peak
          ? 'Lang und aussichtsreich; der Gipfelgrat verlangt Trittsicherheit.'
          : 'Durch Lärchenwald und über Alpweiden zur Hütte.',
      },
    );
  };
  climb('Lärchegg', 'Kühalp');
  climb('Seedorf', 'Lärchseehütte', 'nächster');
  climb('Sonnrain', 'Sonnenalm', 'nächster');
  climb('Tannmoos', 'Tannalp');
  climb('Hochwang', 'Hochwanghütte', 'nächster');
  climb('Hintertal', 'Hintertalhütte', 'nächster');
  climb('Mühlgrund', 'Murmelhütte', 'nächster');
  climb('Steinwald', 'Rotalp');
  for (const { name, line, tags } of special) route(name, [line], { sac_scale: 'hiking', ...tags });
  route(
    'Lärchtaler Höhenweg',
    [
      trail(huts.find((hut) => hut.name === 'Lärchseehütte')!.at, huts.find((hut) => hut.name === 'Sonnenalm')!.at),
      trail(huts.find((hut) => hut.name === 'Sonnenalm')!.at, huts.find((hut) => hut.name === 'Kühalp')!.at),
    ],
    {
      sac_scale: 'mountain_hiking',
      colour: '#C2410C',
      description: 'Zwei Etappen hoch über dem Tal, mit Übernachtung auf der Sonnenalm.',
    },
  );
}
