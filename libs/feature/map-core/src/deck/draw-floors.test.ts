import type { Map as MapLibreMap } from 'maplibre-gl';
import { expect, test, vi } from 'vitest';
import type { FloorArea } from '@umkreis/map-style/features/floor-areas.ts';
import { drawFloors } from './draw-floors.ts';

/** Heights of the first corner of the floors, per drawing, bottom to top */
const drawn = vi.hoisted((): number[][] => []);
vi.mock('./deck-overlay.ts', async (original) => ({
  ...(await original<object>()),
  deckOverlayOf: () => ({
    set: (_group: string, layers: { id: string; props: { data: FloorArea[] } }[]) =>
      drawn.push(
        layers
          .filter(({ id }) => !id.includes('lines'))
          .flatMap(({ props }) => props.data.map(({ rings }) => rings[0]![0]![2])),
      ),
  }),
}));

const floor = (height: number): FloorArea => ({
  nanoId: `floor-${height}`,
  rings: [
    [
      [9, 47, height],
      [9.001, 47, height],
      [9.001, 47.001, height],
    ],
  ],
  outline: '#d8d8d8',
  isSelected: height === 0,
  middle: [9, 47, height],
  isPlate: true,
});

/** A map whose terrain is as high as `ground` says, m; null without terrain. */
function mapOn(ground: number | null) {
  const calls = new Set<() => void>();
  const state = { ground };
  const map = {
    queryTerrainElevation: () => state.ground,
    on: (_type: string, call: () => void) => calls.add(call),
    off: (_type: string, call: () => void) => calls.delete(call),
  } as unknown as MapLibreMap;
  const becomeIdle = () => {
    for (const call of calls) call();
  };
  drawn.splice(0);
  return { map, state, becomeIdle };
}

test('draws the other floors above the terrain, and again when a better height of it is known', () => {
  const { map, state, becomeIdle } = mapOn(0);
  drawFloors(map, [floor(14), floor(0), floor(-14)]);
  state.ground = 1100;
  becomeIdle();
  becomeIdle();
  expect(drawn).toEqual([
    [-14, 14],
    [1086, 1114],
  ]);
});

test('draws at the height of the map without terrain', () => {
  drawFloors(mapOn(null).map, [floor(0), floor(14)]);
  expect(drawn).toEqual([[14]]);
});

test('removes the floors when it is stopped, also for later heights', () => {
  const { map, state, becomeIdle } = mapOn(400);
  drawFloors(map, [floor(14)])();
  state.ground = 410;
  becomeIdle();
  expect(drawn).toEqual([[414], []]);
});
