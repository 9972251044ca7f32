import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latestCall, OvertakenError } from './latest-call.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls with a fixed duration, ms; records what was sent and aborted. */
function calls(takes: number) {
  const start = performance.now();
  const sent: string[] = [];
  const aborted: string[] = [];
  const search = latestCall(async (word: string, signal: AbortSignal) => {
    sent.push(`${word} ${Math.round(performance.now() - start)}`);
    signal.addEventListener('abort', () => aborted.push(word));
    await new Promise((resolve) => setTimeout(resolve, takes));
    return word.toUpperCase();
  });
  const results: string[] = [];
  const type = async (word: string, after: number) => {
    await vi.advanceTimersByTimeAsync(after);
    search(word).then(
      (result) => results.push(result),
      (error: unknown) => results.push(error instanceof OvertakenError ? `${word} overtaken` : 'failed'),
    );
  };
  return { sent, aborted, results, type, settle: () => vi.advanceTimersByTimeAsync(1000) };
}

test('sends a keystroke at once if no call is in progress', async () => {
  const { sent, results, type, settle } = calls(20);
  await type('h', 0);
  await type('ho', 100);
  await settle();
  expect(sent).toEqual(['h 0', 'ho 100']);
  expect(results).toEqual(['H', 'HO']);
});

test('otherwise sends it when that call returns, and skips those in between', async () => {
  const { sent, results, aborted, type, settle } = calls(30);
  await type('h', 0);
  await type('ho', 5);
  await type('hot', 5);
  await settle();
  expect(sent).toEqual(['h 0', 'hot 30']);
  expect(results).toEqual(['ho overtaken', 'H', 'HOT']);
  expect(aborted).toEqual([]);
});

test('aborts an outdated call after 40 ms, however fast the keystrokes are', async () => {
  const { sent, results, aborted, type, settle } = calls(500);
  await type('h', 0);
  await type('ho', 10);
  await type('hot', 30);
  await type('hote', 9);
  await type('hotel', 31);
  await settle();
  expect(sent).toEqual(['h 0', 'hote 50', 'hotel 120']);
  expect(aborted).toEqual(['h', 'hote']);
  expect(results).toEqual(['ho overtaken', 'hot overtaken', 'h overtaken', 'hote overtaken', 'HOTEL']);
});

test('rejects a failed call and still sends the next one', async () => {
  const search = latestCall((word: string) =>
    word === 'h' ? Promise.reject(new Error('away')) : Promise.resolve(word),
  );
  await expect(search('h')).rejects.toThrow('away');
  await expect(search('ho')).resolves.toBe('ho');
});
