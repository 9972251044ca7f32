import { expect, test } from 'vitest';
import { cacheOfFile, isOfWork, isPublicRead } from './cached-files.ts';

test('recognises requests of the dashboard, which always use the network', () => {
  const from = (path: string) => isOfWork({ referrer: `https://guide.example${path}` });
  expect(['/dashboard', '/dashboard/places?page=2', '/dashboard/'].map(from)).toEqual([true, true, true]);
  expect(['/map', '/map/dashboard', '/dashboards', ''].map(from)).toEqual([false, false, false, false]);
  expect(isOfWork({ referrer: '' })).toBe(false);
});

test("does not cache visitors' change requests, health and the snapshot's current name", () => {
  expect(
    [
      '/api/items/nanoid/aBcDeF12',
      '/api/items/change-requests/follow/abc',
      '/api/health',
      '/api/branches/basemap-files/',
      '/api/items/branchshortid/1',
      '/api/events/branchshortid/1',
    ].map(isPublicRead),
  ).toEqual([true, false, false, false, false, true]);
});

test('uses separate caches for files whose names change with their content', () => {
  expect(
    ['/releases/map/v1/a.js', '/json/reference-branch-1-production-7.json', '/api/json/x'].map(cacheOfFile),
  ).toEqual(['umkreis-releases', 'umkreis-data', null]);
});
