import { expect, test } from 'vitest';
import type { Timetable } from '@umkreis/contract/departure.ts';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import { liftVehicles } from './lift-vehicles.ts';
import { measured, pointAlong } from './measured-path.ts';
import { alongTrip, timetableVehicles } from './timetable-vehicles.ts';

const line: [number, number][] = [
  [9.5, 47],
  [9.5, 47.01],
  [9.5, 47.03],
];

test('finds a point along a way by distance', () => {
  const path = measured(line);
  expect(path.length).toBeCloseTo(3339.6, 0);
  expect(pointAlong(path, path.length / 2)[1]).toBeCloseTo(47.015, 6);
  expect(pointAlong(path, -5)).toEqual(line[0]);
  expect(pointAlong(path, 1e6)).toEqual(line[2]);
});

const stops = [{ along: 0 }, { along: 1000 }, { along: 3000 }];
// departs at 0, arrives at 100, waits until 130, ends at 330
const times = [0, 0, 100, 130, 330, 330];

test.each([
  [-1, null],
  [0, 0],
  [50, 500],
  [100, 1000],
  [120, 1000],
  [130, 1000],
  [230, 2000],
  [330, 3000],
  [331, null],
])('is after %i s at %s m', (seconds, along) => {
  expect(alongTrip(seconds, times, stops)).toBe(along);
});

test('moves buses at the requested time, in the colour of their line', () => {
  const startedAt = 1_700_000_000;
  const timetable: Timetable = {
    date: '2023-11-14',
    timeZone: 'Europe/Vaduz',
    lines: [{ id: 'a', name: '11', color: '#1971C2', textColor: '#FFFFFF', kind: 3 }],
    patterns: [
      {
        line: 0,
        headsign: 'Dorf',
        path: encodePolyline(line),
        stops: stops.map(({ along }) => ({ name: '', lat: 47, lon: 9.5, itemId: null, along })),
      },
    ],
    trips: [{ id: 't', pattern: 0, begin: startedAt, times }],
  };
  const at = timetableVehicles(timetable);
  expect(at((startedAt - 1) * 1000)).toEqual([]);
  const [bus] = at((startedAt + 50) * 1000);
  expect(bus).toMatchObject({ kind: 'bus', color: '#1971C2', label: '11' });
  expect(bus!.at[1]).toBeCloseTo(47.0045, 4);
});

test('spaces cabins evenly, up and down; a drag lift only goes up', () => {
  const chairs = liftVehicles({ subCategory: 'Chairlift', points: line });
  const before = chairs(0);
  expect(before).toHaveLength(Math.round((2 * measured(line).length) / 90));
  const [first] = chairs(1000);
  expect((first!.at[1] - before[0]!.at[1]) * 111_320).toBeCloseTo(4, 1);
  expect(liftVehicles({ subCategory: 'Cable car', points: line })(0).map(({ at }) => at[1])).toEqual([47, 47.03]);
  const drag = liftVehicles({ subCategory: 'Platter lift', points: line });
  const ahead = drag(2000).map(({ at }, cabin) => at[1] - drag(0)[cabin]!.at[1]);
  expect(ahead.slice(0, -1).every((step) => step > 0)).toBe(true);
});
