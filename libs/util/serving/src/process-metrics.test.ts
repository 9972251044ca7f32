import { expect, it } from 'vitest';
import { addMetrics, createRegistry } from './process-metrics.ts';

it('omits metrics without a value, with and without labels, and serves all others', async () => {
  const registry = createRegistry('api');
  addMetrics(registry, [
    { name: 'none', help: 'none', read: () => [] },
    { name: 'none_by_branch', help: 'none', labels: ['branch'], read: () => [] },
    { name: 'failing', help: 'fails', labels: ['branch'], read: () => Promise.reject(new Error('away')) },
    { name: 'one', help: 'one', read: () => [{ value: 1 }] },
  ]);
  const lines = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines).toEqual(['one{service="api"} 1']);
});
