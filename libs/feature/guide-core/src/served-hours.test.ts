import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HoursTags } from '@umkreis/contract/hours-tags.ts';
import { createServedHours } from './served-hours.ts';

const start = new Date('2026-06-01T10:00:00Z');
let requestedIds: string[];
let respond: () => Promise<HoursTags>;
const create = () =>
  createServedHours((url) => {
    requestedIds.push(decodeURIComponent(url.split('=')[1]!));
    return respond();
  });
const open = (nextChange: string): HoursTags[string] => ({
  opening: { key: 'open', text: { de: 'offen', en: 'open' }, color: 'ohOpen', nextChange },
});
const tagOf = (tags: ReturnType<ReturnType<typeof create>['of']>) =>
  tags?.openingTag(undefined, undefined, start, {} as never);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  requestedIds = [];
  respond = async () => ({ aaaaaaaa: open('2026-06-01T10:02:00Z') });
});
afterEach(() => vi.useRealTimers());

test('requests the tags of all rows at once and returns null for places without hours', async () => {
  const served = create();
  served.want('bbbbbbbb');
  served.want('aaaaaaaa');
  expect(served.of('aaaaaaaa')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(30);
  expect(requestedIds).toEqual(['aaaaaaaa,bbbbbbbb']);
  expect(tagOf(served.of('aaaaaaaa'))).toMatchObject({ key: 'open', nextChange: new Date('2026-06-01T10:02:00Z') });
  expect(served.of('bbbbbbbb')).toBeNull();
});

test('requests only the tag that changed, and stops when its row is unmounted', async () => {
  const served = create();
  served.want('bbbbbbbb');
  const release = served.want('aaaaaaaa');
  await vi.advanceTimersByTimeAsync(119_000);
  expect(requestedIds).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(requestedIds.slice(1)).toEqual(['aaaaaaaa']);
  release();
  await vi.advanceTimersByTimeAsync(400_000);
  expect(requestedIds.slice(2).every((ids) => ids === 'bbbbbbbb')).toBe(true);
});

test('keeps the last tag and retries if a request fails', async () => {
  const served = create();
  served.want('aaaaaaaa');
  await vi.advanceTimersByTimeAsync(30);
  respond = () => Promise.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(125_000);
  expect(requestedIds.length).toBeGreaterThan(1);
  expect(tagOf(served.of('aaaaaaaa'))).toMatchObject({ key: 'open' });
  respond = async () => ({ aaaaaaaa: open('2026-06-01T18:00:00Z') });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(tagOf(served.of('aaaaaaaa'))).toMatchObject({ nextChange: new Date('2026-06-01T18:00:00Z') });
});
