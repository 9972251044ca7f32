import { Evented, type Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { delayFirstFrame, isDelayed } from './delay-first-frame.ts';

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
  emit(type: string, properties: object = {}) {
    this.fire({ type, ...properties } as never);
  }
}

const onFirstFrame = vi.fn();
const createDelayedMap = () => {
  const map = new Drawing();
  delayFirstFrame(map as unknown as MapLibreMap, onFirstFrame);
  return map;
};
const isDelayedNow = (map: Drawing) => isDelayed(map as unknown as MapLibreMap);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onFirstFrame.mockReset();
});

test('draws the first frame with the complete view and later frames as usual', () => {
  const map = createDelayedMap();
  map.frame();
  map.emit('sourcedata', { tile: {} });
  map.frame();
  expect([map.drawn, isDelayedNow(map), onFirstFrame.mock.calls.length]).toEqual([0, true, 0]);
  map.isLoaded = true;
  map.frame();
  map.isLoaded = false;
  map.frame();
  vi.runAllTimers();
  expect([map.drawn, isDelayedNow(map), onFirstFrame.mock.calls.length]).toEqual([2, false, 1]);
});

test('places labels once for the initial state, and again with the first drawn frame', () => {
  const map = createDelayedMap();
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
  const map = createDelayedMap();
  map.emit('sourcedata', { sourceDataType: 'metadata' });
  vi.advanceTimersByTime(1400);
  map.emit('sourcedata', { tile: {} });
  vi.advanceTimersByTime(800);
  map.emit('sourcedata', { tile: {} });
  expect(map.drawn).toBe(0);
  vi.advanceTimersByTime(100);
  expect([map.drawn, onFirstFrame.mock.calls.length]).toEqual([1, 1]);
});

test('draws the background if no tile arrives, and when the map is moved', () => {
  const slow = createDelayedMap();
  vi.advanceTimersByTime(1500);
  expect(slow.drawn).toBe(1);
  const moved = createDelayedMap();
  moved.emit('movestart');
  expect(moved.drawn).toBe(1);
});

test('clears its timer when the map is removed', () => {
  const map = createDelayedMap();
  map.emit('remove');
  vi.runAllTimers();
  expect([map.drawn, isDelayedNow(map), onFirstFrame.mock.calls.length]).toEqual([0, false, 0]);
});
