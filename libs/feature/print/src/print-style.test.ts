import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { printStyle } from './print-style.ts';

const style = (layer: object): StyleSpecification => ({
  version: 8,
  sources: { places: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
  layers: [{ id: 'dots', type: 'circle', source: 'places', ...layer }],
});

test('shows what the screen shows, in the colours of paper', () => {
  const screenStyle = style({
    filter: ['==', ['get', 'nr'], 3],
    paint: { 'circle-color': '#000000', 'circle-opacity': 0.3 },
    layout: { visibility: 'none' },
  });
  const light = style({ filter: ['has', 'nr'], paint: { 'circle-color': '#ffffff', 'circle-radius': 4 } });
  expect(printStyle(light, screenStyle).layers).toEqual([
    {
      id: 'dots',
      type: 'circle',
      source: 'places',
      filter: ['==', ['get', 'nr'], 3],
      paint: { 'circle-color': '#ffffff', 'circle-radius': 4, 'circle-opacity': 0.3 },
      layout: { visibility: 'none' },
    },
  ]);
});

test("leaves layers unchanged that the screen doesn't have", () => {
  const light = style({ paint: { 'circle-radius': 4 } });
  expect(printStyle(light, { ...light, layers: [] })).toEqual(light);
});
