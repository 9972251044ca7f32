// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { createSession } from './session.ts';

const recorded = vi.hoisted(() => ({ keys: [] as string[] }));
vi.mock('@umkreis/metrics/tracker.ts', () => ({
  createTracker: () => (action: { metric_key: string }) => void recorded.keys.push(action.metric_key),
}));
const boot = { apiRoot: '/api', branch: null, product: { version: '1' } } as unknown as Boot;

function start(path: string) {
  recorded.keys.length = 0;
  history.replaceState(null, '', path);
  createSession(boot).track({ metric_key: 'page_view' });
  return recorded.keys.join();
}

test('records no metrics on pages of the dashboard and of the login', () => {
  expect(start('/map')).toBe('app_start,page_view');
  expect(start('/dashboard/')).toBe('');
  expect(start('/dashboard/places/1')).toBe('');
  expect(start('/auth0-callback?code=x')).toBe('');
  expect(start('/')).toBe('app_start,page_view');
});

test('records metrics after navigating from the dashboard to the map', () => {
  recorded.keys.length = 0;
  history.replaceState(null, '', '/dashboard/');
  const { track } = createSession(boot);
  history.replaceState(null, '', '/map');
  track({ metric_key: 'page_view' });
  expect(recorded.keys).toEqual(['page_view']);
});

test("ignores an editor's visits and removes the parameter from the URL", () => {
  expect(start('/map/place/abcdefgh/titel?editor&lang=en')).toBe('');
  expect(location.pathname + location.search).toBe('/map/place/abcdefgh/titel?lang=en');
  expect(start('/map')).toBe('');
  localStorage.clear();
  expect(start('/map')).toBe('app_start,page_view');
});
