import type { OsmMember } from '@umkreis/osm-import/shared/osm-data.ts';
import type { OsmBuilder } from '../shared/osm-builder.ts';
import { noise, type Random } from '../shared/random.ts';
import { box, placed } from './houses.ts';
import { ascent, distanceBetween, EAST, height, NORTH, rounded, type Point } from '../shared/terrain.ts';
import { villageNamed } from './villages.ts';

const peakNames = [
  'Lärchspitz',
  'Hochwart',
  'Rotkogel',
  'Schafjoch',
  'Weisse Wand',
  'Drei Brüder',
  'Kreuzegg',
  'Sonnenhorn',
  'Gamsgrat',
  'Steinmandl',
  'Kaltenkopf',
  'Murmelspitz',
  'Silberkamm',
  'Adlerfels',
  'Nebelhorn am Lärch',
  'Finstertalspitz',
];

/** Named summits: the highest points with a minimum distance from each other. */
export function addPeaks(osm: OsmBuilder): { name: string; at: Point }[] {
  const candidates: { at: Point; high: number }[] = [];
  for (let x = -EAST + 300; x < EAST - 300; x += 90) {
    for (let y = -NORTH + 250; y < NORTH - 250; y += 90) {
      const high = height([x, y]);
      const around = [
        [90, 0],
        [-90, 0],
        [0, 90],
        [0, -90],
        [70, 70],
        [-70, -70],
      ].every(([dx, dy]) => height([x + dx!, y + dy!]) < high);
      if (around && high > 1900) candidates.push({ at: [x, y], high });
    }
  }
  const chosen: { at: Point; high: number }[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.high - a.high)) {
    if (chosen.length < peakNames.length && chosen.every((other) => distanceBetween(other.at, candidate.at) > 1100))
      chosen.push(candidate);
  }
  return chosen.map(({ at, high }, index) => {
    const name = peakNames[index]!;
    osm.node(at, { natural: 'peak', name, ele: String(Math.round(high)) });
    return { name, at };
  });
}

/** The point uphill from another at which the slope reaches a height. */
function upTo(from: Point, target: number, lean = 0): Point {
  const side = Math.sign(from[1]);
  let at = from;
  for (let step = 0; step < 400 && height(at) < target && Math.abs(at[1]) < NORTH - 300; step++)
    at = [at[0] + lean * 10, at[1] + side * 15];
  return at;
}

export interface MountainPlaces {
  huts: { name: string; at: Point }[];
  skiBase: Point;
  skiMiddle: Point;
  skiTop: Point;
}

const liftHours = 'Jun 01-Oct 20: 08:30-17:00; Dec 05-Apr 15: 08:15-16:30';
const slopeHours = 'Dec 05-Apr 15: 08:15-16:30';

/**
 * Ski area above Lärchegg, huts, alps. Winter features are tagged as such; all others are for summer or both
 * seasons.
 */
export function addMountains(osm: OsmBuilder, random: Random): MountainPlaces {
  const village = villageNamed('Lärchegg').centre;
  const skiBase: Point = [village[0] + 120, village[1] + 330];
  const skiMiddle = upTo([skiBase[0] + 250, skiBase[1]], height(skiBase) + 430, 0.2);
  const skiTop = upTo([skiMiddle[0] + 200, skiMiddle[1]], height(skiMiddle) + 380, 0.25);
  const bowl: Point = [skiMiddle[0] - 900, skiMiddle[1] + 120];
  const bowlTop = upTo([bowl[0] - 150, bowl[1]], height(bowl) + 300, -0.2);
  const lift = (points: Point[], tags: Record<string, string>) =>
    osm.way(points, { opening_hours: liftHours, ...tags });
  lift([skiBase, skiMiddle], {
    aerialway: 'gondola',
    name: 'Gondelbahn Lärchegg',
    'aerialway:occupancy': '8',
    seasonal: 'summer;winter',
    phone: '+423 555 21 21',
    website: 'https://bergbahnen.example',
  });
  lift([[skiMiddle[0] + 40, skiMiddle[1] + 30], skiTop], {
    aerialway: 'chair_lift',
    name: 'Sesselbahn Sonnenhorn',
    'aerialway:occupancy': '6',
    seasonal: 'summer;winter',
  });
  lift([bowl, bowlTop], {
    aerialway: 'chair_lift',
    name: 'Sesselbahn Murmelboden',
    'aerialway:occupancy': '4',
    seasonal: 'winter',
    opening_hours: slopeHours,
  });
  lift(
    [
      [bowl[0] - 260, bowl[1] + 20],
      [bowl[0] - 420, bowl[1] + 480],
    ],
    { aerialway: 'platter', name: 'Tellerlift Kälbli', seasonal: 'winter', opening_hours: slopeHours },
  );
  lift(
    [
      [skiMiddle[0] + 520, skiMiddle[1]],
      [skiMiddle[0] + 700, skiMiddle[1] + 520],
    ],
    { aerialway: 't-bar', name: 'Bügellift Steinmandl', seasonal: 'winter', opening_hours: slopeHours },
  );
  lift(
    [
      [skiBase[0] - 140, skiBase[1] + 20],
      [skiBase[0] - 190, skiBase[1] + 140],
    ],
    { aerialway: 'rope_tow', name: 'Seillift Zwergli', seasonal: 'winter', opening_hours: slopeHours },
  );
  lift(
    [
      [skiBase[0] - 60, skiBase[1] + 25],
      [skiBase[0] - 80, skiBase[1] + 115],
    ],
    { aerialway: 'magic_carpet', name: 'Zauberteppich', seasonal: 'winter', opening_hours: slopeHours },
  );
  const run = (
    from: Point,
    to: Point,
    name: string,
    ref: string,
    difficulty: string,
    swing: number,
    type = 'downhill',
  ) =>
    osm.way(slope(from, to, swing), {
      'piste:type': type,
      'piste:difficulty': difficulty,
      name: `${name} (${ref})`,
      opening_hours: slopeHours,
      'piste:grooming': 'classic',
    });
  run(skiTop, [skiMiddle[0] + 40, skiMiddle[1] + 25], 'Sonnenhang', '1', 'intermediate', 130);
  run(skiTop, [skiMiddle[0] + 60, skiMiddle[1] + 25], 'Adlerflug', '2', 'advanced', -95);
  run(skiMiddle, skiBase, 'Talabfahrt', '3', 'easy', 190);
  run(skiMiddle, [skiBase[0] + 20, skiBase[1] + 10], 'Waldschneise', '4', 'intermediate', -120);
  run(bowlTop, bowl, 'Murmelpiste', '5', 'easy', 150);
  run(bowlTop, [skiMiddle[0] - 20, skiMiddle[1] + 10], 'Verbindung', '6', 'easy', 60);
  run([bowl[0] - 420, bowl[1] + 480], [bowl[0] - 260, bowl[1] + 20], 'Kälbliwiese', '7', 'novice', 60);
  run(
    [skiMiddle[0] + 700, skiMiddle[1] + 520],
    [skiMiddle[0] + 520, skiMiddle[1]],
    'Steinmandl',
    '8',
    'intermediate',
    80,
  );
  run(skiMiddle, [village[0] - 100, village[1] + 200], 'Schlittelbahn Lärchegg', 'S', 'easy', 260, 'sled');
  osm.way(
    Array.from({ length: 60 }, (_, at): Point => [1700 + at * 60, 260 + 60 * Math.sin(at / 4)]).map(
      ([x, dy]): Point => [x, villageNamed('Steinwald').centre[1] - 60 - dy * 0.3],
    ),
    { 'piste:type': 'nordic', 'piste:difficulty': 'easy', name: 'Talloipe' },
  );
  for (const [name, at] of [
    ['Talstation Lärchegg', skiBase],
    ['Mittelstation', skiMiddle],
    ['Bergstation Sonnenhorn', skiTop],
  ] as const) {
    osm.node(at, { aerialway: 'station', name, seasonal: 'summer;winter', ele: String(Math.round(height(at))) });
    osm.way(placed(at, 0.6, box(34, 18)), { building: 'yes', name, height: '9' });
  }
  const place = (at: Point, tags: Record<string, string>) =>
    osm.node(at, { seasonal: 'summer;winter', ele: String(Math.round(height(at))), ...tags });
  place([skiMiddle[0] + 60, skiMiddle[1] - 20], {
    amenity: 'restaurant',
    name: 'Bergrestaurant Mittelstation',
    cuisine: 'alpine;regional',
    outdoor_seating: 'yes',
    opening_hours: liftHours,
    description: 'Sonnenterrasse mit Blick über das ganze Tal.',
    wheelchair: 'yes',
  });
  place([skiTop[0] - 50, skiTop[1] - 20], {
    amenity: 'restaurant',
    name: 'Gipfelstube Sonnenhorn',
    cuisine: 'fondue;alpine',
    opening_hours: liftHours,
  });
  place([bowl[0] + 40, bowl[1] - 30], {
    amenity: 'bar',
    name: 'Schirmbar Murmelboden',
    seasonal: 'winter',
    opening_hours: slopeHours,
    'drink:mulled_wine': 'yes',
  });
  place([skiBase[0] - 45, skiBase[1] - 25], {
    shop: 'ski',
    name: 'Skiverleih Lärchegg',
    seasonal: 'winter',
    opening_hours: 'Dec 05-Apr 15: 08:00-17:30',
  });
  place([skiBase[0] - 110, skiBase[1] + 5], { amenity: 'training', name: 'Skischule Lärchegg', seasonal: 'winter' });
  place([skiBase[0] + 30, skiBase[1] - 35], {
    amenity: 'parking',
    name: 'Parkplatz Bergbahnen',
    capacity: '420',
    parking: 'surface',
    fee: 'no',
  });
  place([skiBase[0] + 5, skiBase[1] - 30], {
    tourism: 'information',
    information: 'office',
    name: 'Kasse Bergbahnen',
    opening_hours: liftHours,
  });
  place([skiBase[0] + 16, skiBase[1] - 16], {
    tourism: 'information',
    information: 'terminal',
    name: 'Info-Touchscreen Talstation',
  });
  place([skiMiddle[0] - 70, skiMiddle[1] + 60], {
    leisure: 'playground',
    name: 'Murmelspielplatz',
    seasonal: 'summer',
  });
  place([skiMiddle[0] + 180, skiMiddle[1] + 40], {
    sport: 'climbing_adventure',
    leisure: 'sports_centre',
    name: 'Seilpark Mittelstation',
    seasonal: 'summer',
    opening_hours: 'Jun 01-Oct 20: 10:00-17:00',
  });
  place([skiTop[0] + 60, skiTop[1] + 20], {
    tourism: 'viewpoint',
    name: 'Aussichtsplattform Sonnenhorn',
    description: 'Zwölf Gipfel in einer Reihe.',
  });
  for (const at of [skiBase, skiMiddle, skiTop])
    place([at[0] + 18, at[1] - 14], { amenity: 'toilets', wheelchair: 'yes' });
  return { huts: addHuts(osm, random), skiBase, skiMiddle, skiTop };
}

function slope(from: Point, to: Point, swing: number): Point[] {
  const length = distanceBetween(from, to);
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return Array.from({ length: 41 }, (_, at): Point => {
    const share = at / 40;
    const off = swing * Math.sin(Math.PI * share) * (0.75 + 0.35 * Math.sin(share * 7)) + 16 * noise(share * 6, swing);
    const ease = Math.sin(Math.PI * share) > 0.02 ? 1 : 0;
    return [from[0] + dx * length * share - dy * off * ease, from[1] + dy * length * share + dx * off * ease];
  });
}

function addHuts(osm: OsmBuilder, random: Random): { name: string; at: Point }[] {
  const sites: [string, string, number, Point][] = [
    ['Murmelhütte', 'alpine_hut', 2080, [-2100, -2000]],
    ['Lärchseehütte', 'alpine_hut', 1880, [-3900, 2000]],
    ['Hochwanghütte', 'alpine_hut', 2020, [5500, -2200]],
    ['Sonnenalm', 'alpine_hut', 1720, [-600, 1900]],
    ['Hintertalhütte', 'alpine_hut', 1950, [7000, 1500]],
    ['Biwak Drei Brüder', 'wilderness_hut', 2350, [-6400, 2200]],
    ['Tannalp', 'alp', 1640, [-5600, -1700]],
    ['Rotalp', 'alp', 1580, [1200, -1600]],
    ['Kühalp', 'alp', 1650, [4300, 2000]],
  ];
  return sites.map(([name, kind, target, from]) => {
    const at = upTo(from, target, random.between(-0.2, 0.2));
    const ele = String(Math.round(height(at)));
    const common = { name, ele, phone: `+423 555 ${random.whole(30, 59)} ${random.whole(10, 99)}` };
    if (kind === 'alp')
      osm.node(at, {
        ...common,
        craft: 'cheese',
        description: 'Alpkäse, Butter und eine Bank davor.',
        opening_hours: 'Jun 15-Sep 15: 08:00-18:00',
      });
    else
      osm.node(at, {
        ...common,
        tourism: kind,
        ...(kind === 'alpine_hut'
          ? {
              amenity: 'restaurant',
              cuisine: 'alpine',
              opening_hours: 'Jun 10-Oct 15: Mo-Su 08:00-20:00',
              beds: String(random.whole(24, 70)),
              description: 'Matratzenlager, Halbpension und der Hüttenwirt kennt jeden Steig.',
            }
          : {}),
      });
    osm.way(placed(at, random.between(0, 3), box(16, 11)), { building: 'cabin', 'building:levels': '2' });
    return { name, at };
  });
}

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
