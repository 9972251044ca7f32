import { expect, test } from 'vitest';
import type { Position, Tags } from '../shared/osm-data.ts';
import { readPbf } from '../pbf/read-pbf.ts';
import { withWayFacts } from './along-routes.ts';
import { readRegion } from './read-region.ts';
import { SyntheticExtract } from './synthetic-extract.ts';

/** Places of the extract with a hike of a kilometre to the north, from 500 m to 600 m above sea level. */
function hike(tags: Tags = {}, heights = ['500', '600']) {
  const osm = new SyntheticExtract();
  osm.area('Liechtenstein', 2, [9.505, 47.105, 9.595, 47.195], { 'ISO3166-1': 'LI' });
  const ends = [47.14, 47.149].map((lat, nr) => osm.node([9.55, lat], heights[nr] ? { ele: heights[nr]! } : {}));
  osm.node([9.5502, 47.148], { information: 'guidepost', tourism: 'information', name: 'Oben', ele: '590' });
  osm.node([9.5498, 47.142], { natural: 'spring', name: 'Unten' });
  osm.node([9.56, 47.145], { natural: 'peak', name: 'Abseits', ele: '900' });
  osm.node([9.5501, 47.145], { shop: 'kiosk', name: 'Kiosk' });
  const way = osm.way([ends[0]!, [9.55, 47.1445], ends[1]!], { highway: 'path' });
  osm.relation([['way', way]], { type: 'route', route: 'hiking', name: 'Höhenweg', ...tags });
  const { items, locationOf } = readRegion(readPbf(osm.bytes()));
  const route = withWayFacts(items, locationOf).find(({ title }) => title === 'Höhenweg')!;
  const titleOf = new Map(items.map(({ ref, title }) => [ref, title]));
  const detail = (key: string) => route.details.find((one) => one.key === key)?.value;
  return { route, wayPoints: route.stops.map((ref) => titleOf.get(ref)), detail };
}

test('names the way-points of a hike in walking order', () => {
  expect(hike().wayPoints).toEqual(['Unten', 'Oben']);
});

test('uses heights of points on the way and of nearby objects', () => {
  const { route } = hike();
  expect(route.heights![0]!.filter((height) => height !== undefined)).toEqual([500, 590, 600]);
  const at = route.heights![0]!.indexOf(590);
  expect(route.lines[0]![at]!.map((degrees) => Number(degrees.toFixed(4)))).toEqual([9.55, 47.148] satisfies Position);
});

test('computes climb and time from the heights, by the Swiss formula in Liechtenstein', () => {
  const { detail } = hike();
  expect([detail('activityWayLength'), detail('activityWayAscent'), detail('activityWayDescent')]).toEqual([
    '1',
    '100',
    '0',
  ]);
  // 20 minutes for a kilometre at 10 %
  expect(Number(detail('activityWayWalkingDuration'))).toBeCloseTo(20 / 60, 1);
});

test('keeps the signposted values and computes none without heights at both ends', () => {
  expect(hike({ duration: '0:30' }).detail('activityWayWalkingDuration')).toBe('0.5');
  expect(hike({ duration: '5:00' }).detail('activityWayWalkingDuration')).toBeUndefined();
  const { detail, route } = hike({}, ['500', '']);
  expect(route.heights![0]).toContain(500);
  expect([detail('activityWayAscent'), detail('activityWayWalkingDuration')]).toEqual([undefined, undefined]);
});

test('has no walking time and no way-points for a cycle route', () => {
  const { detail, wayPoints } = hike({ route: 'bicycle' });
  expect([detail('activityWayAscent'), detail('activityWayWalkingDuration'), wayPoints]).toEqual([
    '100',
    undefined,
    [],
  ]);
});
