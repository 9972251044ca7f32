import { createExpression, latest, type LayerSpecification } from '@maplibre/maplibre-gl-style-spec';
import { expect, it } from 'vitest';
import { zoomScale } from '../zoom-scale.ts';
import { scaleSymbols } from './scale-symbols.ts';

const layer = (layout: object) => ({ id: 'a', type: 'symbol', source: 's', layout }) as unknown as LayerSpecification;

/** The value of a size at a zoom. */
function valueOf(size: unknown, zoom: number, properties: Record<string, unknown> = {}): number {
  const { result, value } = createExpression(size, latest.layout_symbol['text-size'] as never);
  if (result !== 'success') throw new Error(JSON.stringify(value));
  return value.evaluate({ zoom }, { type: 'Point', properties } as never) as number;
}

it.each<[string, unknown]>([
  ['a number', 12],
  [
    'a size by zoom',
    zoomScale([
      [10, 11],
      [14, 15],
    ]),
  ],
  ['a step by zoom', ['step', ['zoom'], 10, 13, 16]],
  [
    'a size by zoom and property',
    zoomScale([
      [10, ['case', ['has', 'big'], 14, 12]],
      [14, 18],
    ]),
  ],
  ['a size by property', ['case', ['has', 'big'], 14, 12]],
])('scales %s at every zoom', (_what, size) => {
  const [scaled] = scaleSymbols([layer({ 'text-field': 'x', 'text-size': size })], 2);
  const scaledSize = (scaled!.layout as Record<string, unknown>)['text-size'];
  for (const zoom of [9, 10, 12, 13, 15])
    for (const properties of [{}, { big: true }])
      expect(valueOf(scaledSize, zoom, properties)).toBeCloseTo(2 * valueOf(size, zoom, properties));
});

it('scales the default size of a text, and nothing but labels and symbols', () => {
  const line = { id: 'b', type: 'line', source: 's', paint: { 'line-width': 2 } } as LayerSpecification;
  const [text, other] = scaleSymbols([layer({ 'text-field': 'x' }), line], 1.5);
  expect((text!.layout as Record<string, unknown>)['text-size']).toBe(24);
  expect(other).toBe(line);
});
