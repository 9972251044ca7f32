// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { setEarlySearch, setEarlyUse, takeEarlyUse } from '@umkreis/contract/page-frame/early-use.ts';
import { earlySearchPainted } from './early-search-painted.ts';

afterEach(() => takeEarlyUse());

test('waits for the results of a search, also if they cannot be loaded', async () => {
  setEarlyUse({ words: 'Bä', isFocused: true, isListUsed: false });
  const results = Promise.withResolvers<void>();
  setEarlySearch(results.promise);
  const order: string[] = [];
  const painted = earlySearchPainted().then(() => order.push('painted'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  order.push('results');
  results.reject(new TypeError('no network'));
  await painted;
  expect(order).toEqual(['results', 'painted']);
});

test('does not wait without a search', async () => {
  await earlySearchPainted();
  setEarlyUse({ words: '', isFocused: false, isListUsed: false });
  await earlySearchPainted();
});
