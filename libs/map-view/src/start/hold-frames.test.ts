import { Evented, type Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdFrames, isHeld } from './hold-frames.ts';

/** MapLibre's events and a frame loop like its own, without its canvas, which needs a browser. */
class Drawing extends Evented {
  isLoaded = false;
  drawn = 0;
  placed = 0;
  painter = { render: () => void this.drawn++ };
  style = {
    placement: undefined as object | undefined,
    _updatePlacement: () => {
      this.placed++;
      this.style.placement = {};
      return false;
    },
  };
  loaded = () => this.isLoaded;
  triggerRepaint = () => this.frame();
  frame() {
    this.style._updatePlacement();
    this.painter.render();
  }
  tell(type: string, properties: object = {}) {
    this.fire({ type, ...properties } as never);
  }
}

const shown = vi.fn();
const held = () => {
  const map = new Drawing();
  holdFrames(map as unknown as MapLibreMap, shown);
  return map;
};
const isHeldNow = (map: Drawing) => isHeld(map as unknown as MapLibreMap);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  shown.mockReset();
});

test('draws the first frame with the complete view and later frames as usual', () => {
  const map = held();
  map.frame();
  map.tell('sourcedata', { tile: {} });
  map.frame();
  expect([map.drawn, isHeldNow(map), shown.mock.calls.length]).toEqual([0, true, 0]);
  map.isLoaded = true;
  map.frame();
  map.isLoaded = false;
  map.frame();
  vi.runAllTimers();
  expect([map.drawn, isHeldNow(map), shown.mock.calls.length]).toEqual([2, false, 1]);
});

test('places labels once for the initial state, and again with the first drawn frame', () => {
  const map = held();
  map.frame();
  map.frame();
  map.frame();
  expect([map.placed, map.drawn]).toEqual([1, 0]);
  map.isLoaded = true;
  map.frame();
  map.isLoaded = false;
  map.frame();
  expect([map.placed, map.drawn]).toEqual([3, 2]);
});

test('draws the loaded tiles if others are late', () => {
  const map = held();
  map.tell('sourcedata', { sourceDataType: 'metadata' });
  vi.advanceTimersByTime(1400);
  map.tell('sourcedata', { tile: {} });
  vi.advanceTimersByTime(800);
  map.tell('sourcedata', { tile: {} });
  expect(map.drawn).toBe(0);
  vi.advanceTimersByTime(100);
  expect([map.drawn, shown.mock.calls.length]).toEqual([1, 1]);
});

test('draws the background if no tile arrives, and when the map is moved', () => {
  const slow = held();
  vi.advanceTimersByTime(1500);
  expect(slow.drawn).toBe(1);
  const moved = held();
  moved.tell('movestart');
  expect(moved.drawn).toBe(1);
});

test('clears its timer when the map is removed', () => {
  const map = held();
  map.tell('remove');
  vi.runAllTimers();
  expect([map.drawn, isHeldNow(map), shown.mock.calls.length]).toEqual([0, false, 0]);
});
