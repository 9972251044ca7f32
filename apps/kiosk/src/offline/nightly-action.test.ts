import { expect, test } from 'vitest';
import { nightlyAction } from './nightly-action.ts';

const HOUR = 3_600_000;
const night = { now: 100 * HOUR, startedAt: 80 * HOUR, cachedAt: 90 * HOUR, attemptedAt: null, hour: 3, isIdle: true };

test('restarts an idle kiosk at night', () => {
  expect(nightlyAction(night)).toBe('restart');
  expect(nightlyAction({ ...night, hour: 14 })).toBeNull();
  expect(nightlyAction({ ...night, hour: 5 })).toBeNull();
  expect(nightlyAction({ ...night, isIdle: false })).toBeNull();
});

test('postpones the restart of a recently started kiosk to the next night', () => {
  expect(nightlyAction({ ...night, startedAt: 96 * HOUR, cachedAt: 96 * HOUR })).toBeNull();
});

test('stores the guide of a new kiosk at any hour, and retries at intervals', () => {
  const fresh = { ...night, cachedAt: null, hour: 14, isIdle: false };
  expect(nightlyAction(fresh)).toBe('keep');
  expect(nightlyAction({ ...fresh, attemptedAt: fresh.now - 30_000 })).toBeNull();
  expect(nightlyAction({ ...fresh, attemptedAt: fresh.now - 90_000 })).toBe('keep');
});

test('stores the current guide after the restart, even while the kiosk is in use', () => {
  const started = { ...night, cachedAt: 80 * HOUR, startedAt: night.now - HOUR / 60 };
  expect(nightlyAction({ ...started, isIdle: false })).toBe('keep');
  expect(nightlyAction({ ...started, cachedAt: night.now - HOUR })).toBeNull();
  expect(nightlyAction({ ...started, hour: 12 })).toBeNull();
});
