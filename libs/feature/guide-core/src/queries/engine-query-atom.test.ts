// @vitest-environment happy-dom
import { atom, createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { GuideEngine } from '@umkreis/guide-engine/engine/guide-engine.ts';
import type { GuideData } from '../guide-data.ts';
import { surfaceAtom } from '../store/surface.ts';
import { engineQueryAtom, type EngineQuery, type EngineQueryOptions } from './engine-query-atom.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A query whose results the test decides */
function openQuery() {
  const runs: { resolve(data: string): Promise<void>; reject(error: Error): Promise<void> }[] = [];
  const query: EngineQuery<string> = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const settled = () => promise.then(() => undefined).catch(() => undefined);
    runs.push({ resolve: (data) => (resolve(data), settled()), reject: (error) => (reject(error), settled()) });
    return promise;
  };
  return { query, runs };
}

function visit(options?: EngineQueryOptions<string>) {
  const store = createStore();
  const queryAtom = atom<{ query: EngineQuery<string> | null }>({ query: null });
  const resultAtom = engineQueryAtom((get) => get(queryAtom).query, options);
  const load = (edition: object | null) =>
    store.set(surfaceAtom, {
      boot: {} as Boot,
      isPresentOnly: false,
      data: { engine: {} as GuideEngine, edition } as GuideData,
    });
  load({});
  const follow = () => store.sub(resultAtom, () => undefined);
  return {
    load,
    follow,
    request: (query: EngineQuery<string> | null) => store.set(queryAtom, { query }),
    seen: () => {
      const { status, data } = store.get(resultAtom);
      return [status, data];
    },
    retry: () => store.get(resultAtom).retry(),
  };
}

test('is idle without a query, and pending until the result arrives', async () => {
  const { request, seen, follow } = visit();
  const { query, runs } = openQuery();
  follow();
  expect(seen()).toEqual(['idle', null]);
  request(query);
  expect(seen()).toEqual(['pending', null]);
  await runs[0]!.resolve('a');
  expect(seen()).toEqual(['data', 'a']);
  request(null);
  expect(seen()).toEqual(['idle', null]);
});

test('keeps the previous result while pending, and discards results of earlier queries', async () => {
  const { request, seen, follow } = visit();
  const [first, second, third] = [openQuery(), openQuery(), openQuery()];
  follow();
  request(first.query);
  await first.runs[0]!.resolve('first');
  request(second.query);
  request(third.query);
  expect(seen()).toEqual(['pending', 'first']);
  await second.runs[0]!.resolve('second');
  expect(seen()).toEqual(['pending', 'first']);
  await third.runs[0]!.resolve('third');
  expect(seen()).toEqual(['data', 'third']);
});

test('runs only while it is mounted, and keeps a result that it has', async () => {
  const { request, seen, follow } = visit();
  const { query, runs } = openQuery();
  request(query);
  expect(seen()).toEqual(['pending', null]);
  expect(runs).toHaveLength(0);
  const stop = follow();
  stop();
  await runs[0]!.resolve('too late');
  expect(seen()).toEqual(['pending', null]);
  follow()();
  const stopAgain = follow();
  await runs[2]!.resolve('b');
  stopAgain();
  follow();
  expect(seen()).toEqual(['data', 'b']);
  expect(runs).toHaveLength(3);
});

test('waits for the places, and runs again without pending when they change', async () => {
  const { load, request, seen, follow } = visit();
  const { query, runs } = openQuery();
  load(null);
  follow();
  request(query);
  expect([seen(), runs.length]).toEqual([['pending', null], 0]);
  load({});
  await runs[0]!.resolve('a');
  load({});
  expect([seen(), runs.length]).toEqual([['data', 'a'], 2]);
  await runs[1]!.resolve('b');
  expect(seen()).toEqual(['data', 'b']);
});

test('repeats a failed query after a while, when the network is back, and on request', async () => {
  const { request, seen, follow, retry } = visit();
  const { query, runs } = openQuery();
  follow();
  request(query);
  await runs[0]!.reject(new Error('offline'));
  expect(seen()).toEqual(['error', null]);
  vi.advanceTimersByTime(15_000);
  expect(runs).toHaveLength(2);
  await runs[1]!.reject(new Error('still offline'));
  dispatchEvent(new Event('online'));
  expect(runs).toHaveLength(3);
  await runs[2]!.reject(new Error('once more'));
  retry();
  await runs[3]!.resolve('a');
  expect(seen()).toEqual(['data', 'a']);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(runs).toHaveLength(4);
});

test('stays pending if the engine overtook the query, and repeats provisional results with the network', async () => {
  const { request, seen, follow } = visit({ isProvisional: (data) => data === 'by name' });
  const [overtaken, provisional] = [openQuery(), openQuery()];
  follow();
  request(overtaken.query);
  await overtaken.runs[0]!.reject(Object.assign(new Error(), { name: 'OvertakenError' }));
  expect(seen()).toEqual(['pending', null]);
  request(provisional.query);
  await provisional.runs[0]!.resolve('by name');
  dispatchEvent(new Event('online'));
  await provisional.runs[1]!.resolve('all');
  expect(seen()).toEqual(['data', 'all']);
  dispatchEvent(new Event('online'));
  expect(provisional.runs).toHaveLength(2);
});
