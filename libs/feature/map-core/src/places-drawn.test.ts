import { Evented, type Map as MapLibreMap } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markPlacesDrawn, placesDrawnMark } from './places-drawn.ts';

/** MapLibre's events without its canvas, which needs a browser. */
class Drawing extends Evented {
  layers: Record<string, { source: string; visibility: 'visible' | 'none' }> = {};
  isLoaded = false;
  getLayersOrder = () => Object.keys(this.layers);
  getLayer = (id: string) => this.layers[id];
  /** Sources whose address could not be read */
  failed: string[] = [];
  isSourceLoaded = () => this.isLoaded;
  getSource = (source: string) => ({ type: 'vector', tiles: this.failed.includes(source) ? undefined : ['…'] });
  frame() {
    this.fire({ type: 'render' } as never);
  }
}

const marks = () => performance.getEntriesByName(placesDrawnMark).length;
const watch = () => {
  const map = new Drawing();
  return { map, stop: markPlacesDrawn(map as unknown as MapLibreMap) };
};

beforeEach(() => performance.clearMarks());
afterEach(() => performance.clearMarks());

test('calls back on the frame, or immediately if it was drawn already', () => {
  const calls: string[] = [];
  const { map } = watch();
  markPlacesDrawn(map as unknown as MapLibreMap, () => calls.push('then'));
  map.layers = { dots: { source: 'guide-items', visibility: 'visible' } };
  map.isLoaded = true;
  map.frame();
  markPlacesDrawn(map as unknown as MapLibreMap, () => calls.push('since'));
  expect(calls).toEqual(['then', 'since']);
});

test('marks the first frame with the tiles of the places, once', () => {
  const { map } = watch();
  map.layers = {
    ground: { source: 'basemap', visibility: 'visible' },
    dots: { source: 'guide-items', visibility: 'visible' },
  };
  map.frame();
  expect(marks()).toBe(0);
  map.isLoaded = true;
  expect(marks()).toBe(0);
  map.frame();
  map.frame();
  expect(marks()).toBe(1);

  const { map: next } = watch();
  Object.assign(next, { layers: map.layers, isLoaded: true });
  next.frame();
  expect(marks()).toBe(1);
});

test('ignores frames without the layer of places and with a hidden one', () => {
  const { map } = watch();
  map.isLoaded = true;
  map.frame();
  map.layers = { dots: { source: 'guide-items', visibility: 'none' } };
  map.frame();
  expect(marks()).toBe(0);
  map.layers = { dots: { source: 'guide-items', visibility: 'visible' } };
  map.frame();
  expect(marks()).toBe(1);
});

test('does not take a source that failed as drawn; other places may replace it', () => {
  const { map } = watch();
  map.isLoaded = true;
  map.failed = ['guide-items'];
  map.layers = { dots: { source: 'guide-items', visibility: 'visible' } };
  map.frame();
  expect(marks()).toBe(0);
  map.layers = {
    dots: { source: 'guide-items', visibility: 'none' },
    others: { source: 'guide-current', visibility: 'visible' },
  };
  map.frame();
  expect(marks()).toBe(1);
});

test('sets no mark after it was stopped', () => {
  const { map, stop } = watch();
  Object.assign(map, { layers: { dots: { source: 'guide-items', visibility: 'visible' } }, isLoaded: true });
  stop();
  map.frame();
  expect(marks()).toBe(0);
});
