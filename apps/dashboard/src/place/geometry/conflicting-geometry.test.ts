import { afterEach, expect, it, vi } from 'vitest';
import type { Problem } from '@umkreis/contract/problem.ts';
import { conflictingGeometry } from './conflicting-geometry.ts';

const theirs = { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [9.5, 47.1] } };
const where = {
  boot: { apiRoot: '/api' },
  auth: { getToken: async () => 'token' },
  itemId: '019a0000-0000-7000-8000-000000000001',
  itemGeojsonId: '019a0000-0000-7000-8000-000000000002',
};
const conflict = (value: unknown): Problem => ({
  type: '/problems/conflict',
  title: 'Somebody else changed the geometry',
  status: 409,
  conflicts: [{ field: 'geojson', yours: null, theirs: value }],
});
const response = { geojsons: [{ itemGeojsonId: where.itemGeojsonId, geojson: theirs }] };

afterEach(() => vi.unstubAllGlobals());

it('returns the stored geometry of a conflict without a call', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(await conflictingGeometry(conflict(theirs), where)).toEqual(theirs);
  expect(fetched).not.toHaveBeenCalled();
});

it('fetches a geometry that was too large for the error document', async () => {
  vi.stubGlobal('fetch', async () => Response.json(response));
  expect(await conflictingGeometry(conflict(null), where)).toEqual(theirs);
});

it('returns undefined for another problem', async () => {
  expect(await conflictingGeometry({ type: '/problems/x', title: 'x', status: 400 }, where)).toBeUndefined();
});
