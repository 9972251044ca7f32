import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOfView, viewOfHash } from './view-hash.ts';

test('formats a view in the usual notation of web maps', () => {
  expect(hashOfView({ center: [9.5215432, 47.1410987], zoom: 15.2041, bearing: 0, pitch: 0 })).toBe(
    '#map=15.2/47.141099/9.521543',
  );
  expect(hashOfView({ center: [-180.5, -17], zoom: 9, bearing: -30.04, pitch: 60 })).toBe('#map=9/-17/179.5/-30/60');
  // At the intersection of equator and prime meridian
  expect(hashOfView({ center: [-3e-7, 0], zoom: 21.7, bearing: 0, pitch: 0 })).toBe('#map=21.7/0/-0.0000003');
  expect(hashOfView({ center: [1e-9, -0.00001], zoom: 10, bearing: 0, pitch: 0 })).toBe('#map=10/0/0');
});

test('parses a formatted view with an error below one pixel', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -84, max: 84, noNaN: true }),
      fc.double({ min: 0, max: 22, noNaN: true }),
      (lon, lat, zoom) => {
        const read = viewOfHash(hashOfView({ center: [lon, lat], zoom, bearing: 0, pitch: 0 }))!;
        const degreesPerPixel = 360 / (512 * 2 ** zoom);
        expect(Math.abs(read.center[0] - lon) % 360).toBeLessThan(degreesPerPixel);
        expect(Math.abs(read.center[1] - lat)).toBeLessThan(degreesPerPixel);
      },
    ),
  );
});

test.each([
  '',
  '#main',
  '#map=15/47',
  '#map=a/b/c',
  '#map=99/47/9',
  '#map=15/91/9',
  '#map=15/47/9/0/99',
  '#map=1e1/1/1',
])('rejects %j', (hash) => expect(viewOfHash(hash)).toBeNull());
