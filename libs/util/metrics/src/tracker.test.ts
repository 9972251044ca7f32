import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { metricBatch } from '@umkreis/contract/metric.ts';
import { createTracker } from './tracker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recorder() {
  const batches: unknown[][] = [];
  const track = createTracker({
    url: '/m',
    sessionId: 's1',
    branchShortId: 3,
    send: (_, body) => batches.push(JSON.parse(body) as unknown[]),
  });
  return { batches, track };
}

test('sends one batch per interval in the format of the contract', () => {
  const { batches, track } = recorder();
  track({ metric_key: 'page_view' });
  track({ metric_key: 'map_item_click', item_id: 'i1' });
  expect(batches).toHaveLength(0);
  vi.advanceTimersByTime(2000);
  expect(batches).toHaveLength(1);
  expect(metricBatch.safeParse(batches[0]).success).toBe(true);
  expect(batches[0]).toMatchObject([
    { metric_key: 'page_view', session_id: 's1', branch_short_id: 3 },
    { item_id: 'i1' },
  ]);
});

test('sends a full batch at once', () => {
  const { batches, track } = recorder();
  for (let n = 0; n < 200; n++) track({ metric_key: 'page_view' });
  expect(batches.map((batch) => batch.length)).toEqual([200]);
});

test('ignores errors of the sender', () => {
  const track = createTracker({
    url: '/m',
    sessionId: 's',
    branchShortId: null,
    send: () => {
      throw new Error('blocked');
    },
  });
  track({ metric_key: 'page_view' });
  expect(() => vi.advanceTimersByTime(3000)).not.toThrow();
});

test('removes the secret of a private link', () => {
  vi.stubGlobal('location', { pathname: '/map/request/abcdefghijklmnopqrstuvwx', search: '?time=2026-01-01T10:00' });
  const { batches, track } = recorder();
  track({ metric_key: 'page_view' });
  vi.advanceTimersByTime(2000);
  vi.unstubAllGlobals();
  expect(batches[0]).toMatchObject([{ route_full_path: '/map/request/:linkId?time=2026-01-01T10:00' }]);
});
