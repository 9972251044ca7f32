// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { surfaceAtom } from '../store/surface.ts';
import { startAtom } from '../address/address.ts';
import { minuteAtom, yearAtom } from './minute-atom.ts';
import { nowAtom, quarterAtom } from './time-atom.ts';

const boot = { branch: { timeZone: 'Europe/Vaduz' }, main: {} } as unknown as Boot;

function storeAt(search: string) {
  history.replaceState(null, '', `/map${search}`);
  const store = createStore();
  store.set(startAtom, { pathname: '/map', search, state: null });
  store.set(surfaceAtom, { boot, isPresentOnly: false });
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-07-01T10:12:40Z');
});
afterEach(() => {
  vi.useRealTimers();
});

test('updates every minute while subscribed and clears its timer afterwards', () => {
  const store = storeAt('');
  const news: string[] = [];
  const first = store.get(nowAtom);
  const end = store.sub(nowAtom, () => news.push(store.get(nowAtom).toISOString().slice(11, 16)));
  expect(store.get(nowAtom)).toBe(first);
  expect(first.toISOString()).toBe('2026-07-01T10:12:00.000Z');
  vi.advanceTimersByTime(19_000);
  expect(news).toEqual([]);
  vi.advanceTimersByTime(61_000);
  expect(news).toEqual(['10:13', '10:14']);
  end();
  vi.advanceTimersByTime(600_000);
  expect(news).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
  // A later subscriber doesn't get the last minute of the previous one.
  store.sub(minuteAtom, () => {});
  expect(store.get(minuteAtom).toISOString()).toBe('2026-07-01T10:24:00.000Z');
});

test('updates quarter hour and year only when they change', () => {
  const store = storeAt('');
  let news = 0;
  store.sub(quarterAtom, () => (news += 1));
  store.sub(yearAtom, () => (news += 1));
  vi.advanceTimersByTime(120_000);
  expect(news).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect([news, new Date(store.get(quarterAtom)).toISOString()]).toEqual([1, '2026-07-01T10:15:00.000Z']);
});

test('does not update at a selected time', () => {
  const store = storeAt('?time=2026-07-04T20:10');
  let news = 0;
  store.sub(nowAtom, () => (news += 1));
  vi.advanceTimersByTime(600_000);
  expect([news, store.get(nowAtom).toISOString()]).toEqual([0, '2026-07-04T18:10:00.000Z']);
  expect(new Date(store.get(quarterAtom)).toISOString()).toBe('2026-07-04T18:00:00.000Z');
});
