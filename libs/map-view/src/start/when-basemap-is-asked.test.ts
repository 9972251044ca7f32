import { Evented } from 'maplibre-gl';
import { afterEach, expect, test, vi } from 'vitest';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { whenBasemapIsAsked } from './when-basemap-is-asked.ts';

/** MapLibre's events without its canvas, which needs a browser. */
class Events extends Evented {
  readonly redraw = vi.fn();
  tell(type: string, properties: object = {}) {
    this.fire({ type, ...properties } as never);
  }
}

const watch = () => {
  const map = new Events();
  const asked = vi.fn();
  return { map, asked, stop: whenBasemapIsAsked(map as unknown as MapLibreMap, asked) };
};

afterEach(() => {
  vi.useRealTimers();
});

test('waits for the first tile of the basemap, not of the guide', () => {
  const { map, asked } = watch();
  map.tell('style.load');
  map.tell('sourcedataloading', { sourceId: 'guide-items', tile: {} });
  map.tell('sourcedataloading', { sourceId: 'basemap' });
  expect(asked).not.toHaveBeenCalled();
  map.tell('sourcedata', { sourceId: 'basemap', sourceDataType: 'metadata' });
  expect(map.redraw).toHaveBeenCalledTimes(1);
  map.tell('sourcedata', { sourceId: 'basemap', sourceDataType: 'content' });
  expect(map.redraw).toHaveBeenCalledTimes(2);
  map.tell('sourcedataloading', { sourceId: 'basemap', tile: {} });
  map.tell('sourcedataloading', { sourceId: 'basemap', tile: {} });
  map.tell('load');
  expect(asked).toHaveBeenCalledTimes(1);
});

test("calls back on load without a basemap, and after a second if it doesn't respond", () => {
  vi.useFakeTimers();
  const none = watch();
  none.map.tell('style.load');
  none.map.tell('load');
  expect(none.asked).toHaveBeenCalledTimes(1);

  const slow = watch();
  slow.map.tell('style.load');
  vi.advanceTimersByTime(999);
  expect(slow.asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(slow.asked).toHaveBeenCalledTimes(1);

  const gone = watch();
  gone.map.tell('style.load');
  gone.stop();
  vi.advanceTimersByTime(2000);
  expect(gone.asked).not.toHaveBeenCalled();
});
