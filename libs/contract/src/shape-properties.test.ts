import { expect, test } from 'vitest';
import { geojsonInput } from './geojson.ts';
import { isShapeProperty } from './shape-properties.ts';

const accepts = (name: string, value: unknown) =>
  geojsonInput.safeParse({
    type: 'Feature',
    properties: { [name]: value },
    geometry: { type: 'Point', coordinates: [9.5, 47.1] },
  }).success;

test.each<[string, unknown]>([
  ['fillColor', '#1D3C8F'],
  ['fillColor', 'rgba(1, 2, 3, .5)'],
  ['fillColor', 'url(x)'],
  ['labelColor', ''],
  ['lineColor', `#${'a'.repeat(70)}`],
  ['fillOutlineColor', 5],
  ['fillOpacity', 0],
  ['fillOpacity', 1.01],
  ['selectedFillOpacity', -0.1],
  ['lineOpacity', '0.5'],
  ['lineWidth', 50],
  ['lineWidth', 51],
  ['lineWidth', Number.NaN],
  ['name', 'Halle 3'],
  ['name', 'x'.repeat(201)],
  ['mainTitleLabel', 'a\0b'],
  ['subTitleLabel', '\uD800'],
  ['level', 'EG'],
  ['level', 1],
  ['name', null],
  ['storeys', 3],
  ['storeys', Infinity],
  ['isOpen', true],
  ['note', null],
  ['note', 'x'.repeat(201)],
  ['note', ['a']],
])('decides on %s = %j like the schema', (name, value) => {
  expect(isShapeProperty(name, value)).toBe(accepts(name, value));
});
