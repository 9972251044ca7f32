import { Evented } from 'maplibre-gl';
import { afterEach, expect, test, vi } from 'vitest';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { whenBasemapIsRequested } from './when-basemap-is-requested.ts';

/** MapLibre's events without its canvas, which needs a browser. */
class Events extends Evented {
  readonly redraw = vi.fn();
  emit(type: string, properties: object = {}) {
    this.fire({ type, ...properties } as never);
  }
}

const watch = () => {
  const map = new Events();
  const onRequested = vi.fn();
  return { map, onRequested, stop: whenBasemapIsRequested(map as unknown as MapLibreMap, onRequested) };
};

afterEach(() => {
  vi.useRealTimers();
});

test('waits for the first tile of the basemap, not of the guide', () => {
  const { map, onRequested } = watch();
  map.emit('style.load');
  map.emit('sourcedataloading', { sourceId: 'guide-items', tile: {} });
  map.emit('sourcedataloading', { sourceId: 'basemap' });
  expect(onRequested).not.toHaveBeenCalled();
  map.emit('sourcedata', { sourceId: 'basemap', sourceDataType: 'metadata' });
  expect(map.redraw).toHaveBeenCalledTimes(1);
  map.emit('sourcedata', { sourceId: 'basemap', sourceDataType: 'content' });
  expect(map.redraw).toHaveBeenCalledTimes(2);
  map.emit('sourcedataloading', { sourceId: 'basemap', tile: {} });
  map.emit('sourcedataloading', { sourceId: 'basemap', tile: {} });
  map.emit('load');
  expect(onRequested).toHaveBeenCalledTimes(1);
});

test("calls back on load without a basemap, and after a second if it doesn't respond", () => {
  vi.useFakeTimers();
  const none = watch();
  none.map.emit('style.load');
  none.map.emit('load');
  expect(none.onRequested).toHaveBeenCalledTimes(1);

  const slow = watch();
  slow.map.emit('style.load');
  vi.advanceTimersByTime(999);
  expect(slow.onRequested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(slow.onRequested).toHaveBeenCalledTimes(1);

  const stopped = watch();
  stopped.map.emit('style.load');
  stopped.stop();
  vi.advanceTimersByTime(2000);
  expect(stopped.onRequested).not.toHaveBeenCalled();
});
