// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Building, Street } from '@umkreis/contract/street.ts';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import { readsAtom } from '../data/reads-atom.ts';
import { visitTo } from '../testing/guide-with-place.ts';
import { clickBasemapAtom, followBasemapClicks } from './basemap-clicks.ts';

const street = (nanoId: string, lat: number) =>
  ({
    nanoId,
    title: 'Dorfstrasse',
    lines: [
      encodePolyline([
        [9.5, lat],
        [9.51, lat],
      ]),
    ],
  }) as Street;
const near = street('neardorf', 47.1);
const far = street('fardorfs', 47.2);
const house = {
  nanoId: 'building',
  title: 'Dorfstrasse 1',
  lon: 9.5005,
  lat: 47.1005,
  polygon: encodePolyline([
    [9.5, 47.1],
    [9.501, 47.1],
    [9.501, 47.101],
    [9.5, 47.101],
    [9.5, 47.1],
  ]),
} as Building;
const inHouse: [number, number] = [9.5005, 47.1005];
const outsideHouse: [number, number] = [9.6, 47.1];

function open(address = '/map') {
  const guide = visitTo(address, { hasStreets: true }, { placesAt: () => Promise.resolve([]) });
  const stop = followBasemapClicks(guide.store);
  const { store } = guide;
  return {
    guide,
    stop,
    click: (at: [number, number], zoom: number, name: string | null = null) =>
      store.set(clickBasemapAtom, at, zoom, name),
    loadStreets: (data: Street[]) => store.set(readsAtom, { streets: { data, error: undefined } }),
    loadBuildings: (data: Building[]) => store.set(readsAtom, { buildings: { data, error: undefined } }),
  };
}

test('opens the nearest street of the clicked name once streets are loaded', () => {
  const { guide, click, loadStreets } = open();
  click([9.505, 47.11], 14, 'Dorfstrasse');
  expect(guide.seen).toBe('/map');
  loadStreets([far, near]);
  expect(guide.seen).toMatch(/^\/map\/street\/neardorf/);
});

test('closes an open card when the clicked name is that of no street', () => {
  const { guide, click, loadStreets } = open('/map/place/abcdefgh');
  loadStreets([near]);
  click([9.505, 47.11], 14, 'Sackgasse');
  expect(guide.seen).toBe('/map');
});

test('opens the clicked building once buildings are loaded', () => {
  const { guide, click, loadBuildings } = open();
  click(inHouse, 17);
  expect(guide.seen).toBe('/map');
  loadBuildings([house]);
  expect(guide.seen).toMatch(/^\/map\/building\/building/);
});

test('opens no building where something else was selected meanwhile', () => {
  const { guide, click, loadBuildings } = open();
  click(inHouse, 17);
  guide.actions.openPlace('abcdefgh');
  loadBuildings([house]);
  expect(guide.seen).toMatch(/^\/map\/place\/abcdefgh/);
});

test('opens nothing outside of buildings, and closes an open card', () => {
  const { guide, click, loadBuildings } = open('/map/place/abcdefgh');
  loadBuildings([house]);
  click(outsideHouse, 17);
  expect(guide.seen).toBe('/map');
});

test('opens no building where buildings are too small to click', () => {
  const { guide, click, loadBuildings } = open();
  click(inHouse, 12);
  loadBuildings([house]);
  expect(guide.seen).toBe('/map');
});

test('ends when it is stopped', () => {
  const { guide, stop, click, loadBuildings } = open();
  click(inHouse, 17);
  stop();
  loadBuildings([house]);
  expect(guide.seen).toBe('/map');
});
