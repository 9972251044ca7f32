import type { OsmBuilder } from '../shared/osm-builder.ts';
import { noise } from '../shared/random.ts';
import { box, placed } from './houses.ts';
import { distanceBetween, height, type Point } from '../shared/terrain.ts';
import { villageNamed } from './villages.ts';
import { upTo } from './uphill.ts';

const liftHours = 'Jun 01-Oct 20: 08:30-17:00; Dec 05-Apr 15: 08:15-16:30';
const slopeHours = 'Dec 05-Apr 15: 08:15-16:30';

export interface SkiArea {
  village: Point;
  skiBase: Point;
  skiMiddle: Point;
  skiTop: Point;
  /** A bowl next to the middle station, and the top of its lift */
  bowl: Point;
  bowlTop: Point;
}

function skiArea(): SkiArea {
  const village = villageNamed('Lärchegg').centre;
  const skiBase: Point = [village[0] + 120, village[1] + 330];
  const skiMiddle = upTo([skiBase[0] + 250, skiBase[1]], height(skiBase) + 430, 0.2);
  const skiTop = upTo([skiMiddle[0] + 200, skiMiddle[1]], height(skiMiddle) + 380, 0.25);
  const bowl: Point = [skiMiddle[0] - 900, skiMiddle[1] + 120];
  const bowlTop = upTo([bowl[0] - 150, bowl[1]], height(bowl) + 300, -0.2);
  return { village, skiBase, skiMiddle, skiTop, bowl, bowlTop };
}

function addLifts(osm: OsmBuilder, { skiBase, skiMiddle, skiTop, bowl, bowlTop }: SkiArea): void {
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
}

/** Pistes, the toboggan run, and the cross-country track in the valley. */
function addRuns(osm: OsmBuilder, { village, skiBase, skiMiddle, skiTop, bowl, bowlTop }: SkiArea): void {
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
}

function addStations(osm: OsmBuilder, { skiBase, skiMiddle, skiTop }: SkiArea): void {
  for (const [name, at] of [
    ['Talstation Lärchegg', skiBase],
    ['Mittelstation', skiMiddle],
    ['Bergstation Sonnenhorn', skiTop],
  ] as const) {
    osm.node(at, { aerialway: 'station', name, seasonal: 'summer;winter', ele: String(Math.round(height(at))) });
    osm.way(placed(at, 0.6, box(34, 18)), { building: 'yes', name, height: '9' });
  }
}

/** Restaurants, rental, ticket office and what else a ski area has. */
function addSkiAreaPlaces(osm: OsmBuilder, { skiBase, skiMiddle, skiTop, bowl }: SkiArea): void {
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

/** Lifts, pistes, stations and places of the ski area above Lärchegg. */
export function addSkiArea(osm: OsmBuilder): SkiArea {
  const ski = skiArea();
  addLifts(osm, ski);
  addRuns(osm, ski);
  addStations(osm, ski);
  addSkiAreaPlaces(osm, ski);
  return ski;
}
