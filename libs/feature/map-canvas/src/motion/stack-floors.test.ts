// @vitest-environment happy-dom
import type { Map as MapLibreMap } from 'maplibre-gl';
import { beforeEach, expect, test, vi } from 'vitest';
import { flavourAtom } from '@umkreis/guide-core/map/flavour-atom.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { visitTo } from '@umkreis/guide-core/testing/guide-with-place.ts';
import type { FloorArea } from '@umkreis/map-style/features/floor-areas.ts';
import { stackFloors } from './stack-floors.ts';

/** Ids of the areas that were drawn, per call */
const drawn = vi.hoisted((): string[][] => []);
vi.mock('@umkreis/map-core/deck/deck-part.ts', async () => ({
  deckPart: (await import('@umkreis/federation/code-part.ts')).codePart,
}));
vi.mock('@umkreis/map-core/deck/draw-floors.ts', () => ({
  drawFloors: (_map: MapLibreMap, areas: readonly FloorArea[]) => {
    drawn.push(areas.map(({ nanoId }) => nanoId));
    return () => drawn.push([]);
  },
}));

const levels = ['0', '1'].map((key, sortOrder) => ({ key, sortOrder, isDefault: key === '0' }));

/** The engine stacks one area, which is named after the selected floor. */
function open(address: string, ownLevels = levels) {
  const guide = visitTo(
    address,
    { levels: ownLevels },
    { floors: (_query, _levels, selected) => Promise.resolve([{ nanoId: `on ${selected}` } as FloorArea]) },
  );
  return { ...guide, store: guide.store, stop: stackFloors(guide.store, {} as MapLibreMap) };
}

beforeEach(() => void drawn.splice(0));

test('stacks the floors in 3D, follows the selected one, and removes them in another style', async () => {
  const { store } = open('/map?style=3d');
  await expect.poll(() => drawn).toEqual([['on 0']]);
  store.set(levelAtom, '1');
  await expect.poll(() => drawn).toEqual([['on 0'], [], ['on 1']]);
  store.set(flavourAtom, 'strasse');
  await expect.poll(() => drawn.at(-1)).toEqual([]);
});

test('removes the floors when it is stopped', async () => {
  const { stop } = open('/map?style=3d');
  await expect.poll(() => drawn).toEqual([['on 0']]);
  stop();
  expect(drawn).toEqual([['on 0'], []]);
});

test('stacks nothing in a house with one floor', async () => {
  const { store } = open('/map?style=3d', levels.slice(0, 1));
  store.set(levelAtom, '0');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(drawn).toEqual([]);
});
