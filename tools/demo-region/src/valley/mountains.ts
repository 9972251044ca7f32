import type { OsmBuilder } from '../shared/osm-builder.ts';
import type { Random } from '../shared/random.ts';
import { box, placed } from './houses.ts';
import { distanceBetween, EAST, height, NORTH, type Point } from '../shared/terrain.ts';
import { upTo } from './uphill.ts';
import { addSkiArea } from './ski-area.ts';

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

export interface MountainPlaces {
  huts: { name: string; at: Point }[];
  skiBase: Point;
  skiMiddle: Point;
  skiTop: Point;
}

/**
 * Ski area above Lärchegg, huts, alps. Winter features are tagged as such; all others are for summer or both
 * seasons.
 */
export function addMountains(osm: OsmBuilder, random: Random): MountainPlaces {
  const ski = addSkiArea(osm);
  const { skiBase, skiMiddle, skiTop } = ski;
  return { huts: addHuts(osm, random), skiBase, skiMiddle, skiTop };
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
