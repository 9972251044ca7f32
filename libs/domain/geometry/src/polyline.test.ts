import { expect, test } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';

const line: LngLat[] = [
  [-120.2, 38.5],
  [-120.95, 40.7],
  [-126.453, 43.252],
];

test("encodes the example of the algorithm's documentation", () => {
  expect(encodePolyline(line)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
});

test('decodes its own encoding', () => {
  expect(decodePolyline(encodePolyline(line))).toEqual(line);
  expect(decodePolyline('')).toEqual([]);
});
