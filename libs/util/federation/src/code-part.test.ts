// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codePart, retryInterval, type CodePart } from './code-part.ts';
import { loadWhenIdle } from './load-when-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A lazy part that fails until its network is available. */
function part(name: string, options: { isFetchedAhead?: boolean } = {}) {
  const network = { isThere: false, asked: 0 };
  const created = codePart(
    async () => {
      network.asked += 1;
      if (!network.isThere) throw new TypeError('Failed to fetch');
      return name;
    },
    { ...options, onMissing: () => undefined },
  );
  return { created, network };
}

test('retries a failed load on the next call, when online, and periodically while it is visible', async () => {
  const { created, network } = part('card');
  await expect(created.load()).rejects.toThrow('Failed to fetch');
  expect(created.state()).toEqual({ kind: 'missing' });
  await vi.advanceTimersByTimeAsync(retryInterval);
  dispatchEvent(new Event('online'));
  expect(network.asked, 'nobody looks').toBe(1);

  const changed = vi.fn();
  const unsubscribe = created.subscribe(changed);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(retryInterval);
  expect(network.asked).toBe(3);
  network.isThere = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(created.state()).toEqual({ kind: 'there', code: 'card' });
  await vi.advanceTimersByTimeAsync(retryInterval * 3);
  expect(network.asked, 'it is there').toBe(4);
  expect(changed).toHaveBeenCalled();
  unsubscribe();
});

test('shares one attempt between concurrent loads', async () => {
  const { created, network } = part('card');
  network.isThere = true;
  expect(await Promise.all([created.load(), created.load()])).toEqual(['card', 'card']);
  expect(network.asked).toBe(1);
});

function idlePage(state: { savesData?: boolean; isOnline?: boolean } = {}) {
  const onlineCallbacks: (() => void)[] = [];
  return {
    state,
    onlineCallbacks,
    savesData: () => state.savesData ?? false,
    isOnline: () => state.isOnline ?? true,
    whenIdle: (then: () => void) => void Promise.resolve().then(then),
    onceOnline: (then: () => void) => void onlineCallbacks.push(then),
  };
}

test('loads all parts when idle, including nested ones, except heavy ones', async () => {
  const parts: CodePart<unknown>[] = [];
  const inner = part('inner');
  const heavy = part('heavy', { isFetchedAhead: false });
  inner.network.isThere = heavy.network.isThere = true;
  const outer = codePart(async () => void parts.push(inner.created));
  parts.push(outer, heavy.created);
  loadWhenIdle(() => parts, idlePage());
  await vi.advanceTimersByTimeAsync(1);
  expect([outer, inner.created, heavy.created].map((one) => one.state().kind)).toEqual(['there', 'there', 'waiting']);
});

test('loads nothing ahead in data-saving mode, waits for the network, and continues after a failure', async () => {
  const [bad, good] = [part('bad'), part('good')];
  good.network.isThere = true;
  const parts = () => [bad.created, good.created];
  loadWhenIdle(parts, idlePage({ savesData: true }));
  const page = idlePage({ isOnline: false });
  loadWhenIdle(parts, page);
  await vi.advanceTimersByTimeAsync(1);
  expect([bad.network.asked, good.network.asked]).toEqual([0, 0]);
  page.state.isOnline = true;
  page.onlineCallbacks[0]!();
  await vi.advanceTimersByTimeAsync(1);
  expect([bad.network.asked, good.network.asked]).toEqual([1, 1]);
});
