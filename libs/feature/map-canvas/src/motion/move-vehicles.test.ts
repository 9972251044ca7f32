// @vitest-environment happy-dom
import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import { readsAtom } from '@umkreis/guide-core/data/reads-atom.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { placeOf, visitTo } from '@umkreis/guide-core/testing/guide-with-place.ts';
import { timeAtom } from '@umkreis/guide-core/time/time-atom.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import type { Vehicle } from '@umkreis/map-core/motion/vehicle.ts';
import { moveVehicles } from './move-vehicles.ts';

/** What is moving now: one entry per animation that has not been stopped */
const moving = vi.hoisted(() => new Set<{ kinds(): string[]; now(): number }>());
vi.mock('@umkreis/map-core/deck/deck-part.ts', async () => ({
  deckPart: (await import('@umkreis/federation/code-part.ts')).codePart,
}));
vi.mock('@umkreis/map-core/deck/draw-vehicles.ts', () => ({
  drawVehicles: (_map: MapLibreMap, at: (now: number) => Vehicle[], clock: () => number) => {
    const animation = { kinds: () => [...new Set(at(clock()).map(({ kind }) => kind))], now: clock };
    moving.add(animation);
    return () => moving.delete(animation);
  },
}));

const way = encodePolyline([
  [9.5, 47],
  [9.5, 47.03],
]);
const lift = (operatingHours: string): Place =>
  ({
    ...placeOf({ ways: [way], details: { operatingHours } }),
    categories: [{ mainCategory: 'Transport', subCategory: 'Gondola lift' }],
  }) as unknown as Place;

/** A map near enough for vehicles, which is idle */
const map = {
  getZoom: () => 14,
  once: (_type: string, run: () => void) => run(),
  on: () => undefined,
  off: () => undefined,
} as unknown as MapLibreMap;

function open({ lifts = [], hasBuses = false }: { lifts?: Place[]; hasBuses?: boolean }, address = '/map') {
  const guide = visitTo(address, {}, { moving: () => Promise.resolve({ lifts, hasBuses }) });
  guide.store.set(mapAtom, map);
  return { store: guide.store, stop: moveVehicles(guide.store, map) };
}
const kinds = () => [...moving].map((one) => one.kinds());

beforeEach(() => moving.clear());

test('moves the cabins of a lift during its operating hours, and stops them when it is stopped', async () => {
  const { stop } = open({ lifts: [lift('24/7')] });
  await expect.poll(kinds).toEqual([['cabin']]);
  stop();
  expect(kinds()).toEqual([]);
});

test('moves no cabin of a lift that is not in operation', async () => {
  const { store } = open({ lifts: [lift('Jan 01-Dec 31 off')] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  store.set(timeAtom, new Date('2027-01-12T10:30:00Z'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(kinds()).toEqual([]);
});

test('moves buses by the timetable at the selected time, which advances', async () => {
  const selected = new Date('2027-01-12T10:30:00Z');
  const { store } = open({ hasBuses: true }, '/map?time=2027-01-12T11:30');
  const begin = selected.getTime() / 1000 - 60;
  store.set(readsAtom, {
    timetable: {
      date: '2027-01-12',
      timeZone: 'Europe/Vaduz',
      lines: [{ id: 'a', name: '11', color: '#1971C2', textColor: '#FFFFFF', kind: 3 }],
      patterns: [
        {
          line: 0,
          headsign: 'Dorf',
          path: way,
          stops: [0, 3000].map((along) => ({ name: '', lat: 47, lon: 9.5, itemId: null, along })),
        },
      ],
      trips: [{ id: 't', pattern: 0, begin, times: [0, 0, 3600, 3600] }],
    },
  });
  await expect.poll(kinds).toEqual([['bus']]);
  const [animation] = moving;
  const first = animation!.now();
  expect(first).toBeGreaterThanOrEqual(selected.getTime());
  await expect.poll(() => animation!.now()).toBeGreaterThan(first);
});
