import { expect, test } from 'vitest';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import type { Street } from '@umkreis/contract/street.ts';
import { nearestStreet } from './nearest-street.ts';

const street = (nanoId: string, title: string, lat: number): Street => ({
  id: nanoId,
  nanoId,
  title,
  lat,
  lon: 9.5,
  city: '',
  categories: [],
  lines: [
    encodePolyline([
      [9.5, lat],
      [9.51, lat],
    ]),
  ],
});
const streets = [street('a', 'Dorfstrasse', 47.1), street('b', 'Dorfstrasse', 47.2), street('c', 'Feldweg', 47.19)];

test('returns the nearest of several streets with one name', () => {
  expect(nearestStreet('Dorfstrasse', [9.5, 47.18], streets)?.nanoId).toBe('b');
  expect(nearestStreet('Dorfstrasse', [9.5, 47.11], streets)?.nanoId).toBe('a');
  expect(nearestStreet('Seeweg', [9.5, 47.11], streets)).toBeUndefined();
});
