import { expect, test } from 'vitest';
import { nightDeed } from './night-deed.ts';

const HOUR = 3_600_000;
const night = { now: 100 * HOUR, startedAt: 80 * HOUR, keptAt: 90 * HOUR, triedAt: null, hour: 3, isIdle: true };

test('restarts an idle kiosk at night', () => {
  expect(nightDeed(night)).toBe('restart');
  expect(nightDeed({ ...night, hour: 14 })).toBeNull();
  expect(nightDeed({ ...night, hour: 5 })).toBeNull();
  expect(nightDeed({ ...night, isIdle: false })).toBeNull();
});

test('postpones the restart of a recently started kiosk to the next night', () => {
  expect(nightDeed({ ...night, startedAt: 96 * HOUR, keptAt: 96 * HOUR })).toBeNull();
});

test('stores the guide of a new kiosk at any hour, and retries at intervals', () => {
  const fresh = { ...night, keptAt: null, hour: 14, isIdle: false };
  expect(nightDeed(fresh)).toBe('keep');
  expect(nightDeed({ ...fresh, triedAt: fresh.now - HOUR / 8 })).toBeNull();
  expect(nightDeed({ ...fresh, triedAt: fresh.now - HOUR / 2 })).toBe('keep');
});

test('stores the current guide after the restart, even while the kiosk is in use', () => {
  const started = { ...night, keptAt: 80 * HOUR, startedAt: night.now - HOUR / 60 };
  expect(nightDeed({ ...started, isIdle: false })).toBe('keep');
  expect(nightDeed({ ...started, keptAt: night.now - HOUR })).toBeNull();
  expect(nightDeed({ ...started, hour: 12 })).toBeNull();
});
