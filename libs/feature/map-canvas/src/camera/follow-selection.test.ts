// @vitest-environment happy-dom
import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Street } from '@umkreis/contract/street.ts';
import { readsAtom } from '@umkreis/guide-core/data/reads-atom.ts';
import { addressWithoutViewAtom, fixedViewAddressAtom, isMovedAtom } from '@umkreis/guide-core/map/view-atoms.ts';
import { clickedAtom, placeAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { surfaceAtom } from '@umkreis/guide-core/store/surface.ts';
import { onePlaceOf, placeOf, visitTo } from '@umkreis/guide-core/testing/guide-with-place.ts';
import { followSelection } from './follow-selection.ts';

const eagle = placeOf({ nanoId: 'eagle123', lon: 9.5, lat: 47.1 });
const bear = placeOf({ nanoId: 'bear1234', lon: 9.6, lat: 47.2 });
const eagleAt = [9.5, 47.1];
const bearAt = [9.6, 47.2];
const street = { nanoId: 'street12', title: 'Dorfstrasse', lon: 9.7, lat: 47.3, lines: [] as string[] } as Street;

/** A map of 1000 × 800 px that records where it flies to. @param toPixel a position on the screen, px */
function mapWith(toPixel: () => { x: number; y: number }) {
  const flights: unknown[] = [];
  const map = {
    getZoom: () => 14,
    getContainer: () => ({ clientWidth: 1000, clientHeight: 800 }),
    project: toPixel,
    isMoving: () => false,
    on: vi.fn(),
    once: vi.fn(),
    off: vi.fn(),
    flyTo: ({ center }: { center: unknown }) => void flights.push(center),
  };
  return { map: map as unknown as MapLibreMap, flights };
}
const middle = { x: 600, y: 400 };
const covered = { x: 5, y: 400 };

function open(address: string, at = middle) {
  const guide = visitTo(
    address,
    { hasStreets: true },
    { place: onePlaceOf(eagle, bear), placesAt: () => Promise.resolve([]) },
  );
  let pixel = at;
  const { map, flights } = mapWith(() => pixel);
  const stop = followSelection(guide.store, map);
  return { guide, store: guide.store, flights, stop, appearAt: (next: typeof middle) => (pixel = next) };
}
const loaded = (store: ReturnType<typeof open>['store'], nanoId: string) =>
  expect.poll(() => store.get(placeAtom)?.item.nanoId).toBe(nanoId);

/** After the camera has followed a change */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run)));

test('moves to a place once it is loaded, and to the next one', async () => {
  const { guide, flights } = open('/map/place/eagle123');
  await expect.poll(() => flights).toEqual([eagleAt]);
  guide.actions.openPlace('bear1234');
  await expect.poll(() => flights).toEqual([eagleAt, bearAt]);
});

test('stays where the visitor clicked, as long as the place is visible', async () => {
  const { guide, store, flights } = open('/map');
  store.set(clickedAtom, 'eagle123');
  guide.actions.openPlace('eagle123');
  await loaded(store, 'eagle123');
  await nextTask();
  expect(flights).toEqual([]);
});

test('moves to a street', async () => {
  const { store, flights } = open('/map/street/street12');
  store.set(readsAtom, { streets: { data: [street], error: undefined } });
  await expect.poll(() => flights).toEqual([[9.7, 47.3]]);
});

test('keeps a view that was opened by a link, until another address is opened', async () => {
  const { guide, store, flights } = open('/map/place/eagle123');
  store.set(fixedViewAddressAtom, store.get(addressWithoutViewAtom));
  await loaded(store, 'eagle123');
  guide.actions.openPlace('bear1234');
  await expect.poll(() => flights).toEqual([bearAt]);
});

test('brings the place back when the map has less room, unless the visitor has moved it', async () => {
  const { store, flights, appearAt } = open('/map/place/eagle123');
  await expect.poll(() => flights).toHaveLength(1);
  const frame = (isInIframe: boolean) => store.set(surfaceAtom, { ...store.get(surfaceAtom)!, isInIframe });
  appearAt(covered);
  store.set(isMovedAtom, true);
  frame(true);
  await nextTask();
  expect(flights).toHaveLength(1);
  store.set(isMovedAtom, false);
  frame(false);
  await expect.poll(() => flights).toEqual([eagleAt, eagleAt]);
});

test('ends when it is stopped', async () => {
  const { guide, store, flights, stop } = open('/map');
  stop();
  store.sub(placeAtom, () => undefined);
  guide.actions.openPlace('eagle123');
  await loaded(store, 'eagle123');
  expect(flights).toEqual([]);
});
