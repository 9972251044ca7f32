import { errorsPath } from '@umkreis/contract/releases.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEdgeOfBranches } from './testing/start-edge-of-branches.ts';

let site: Awaited<ReturnType<typeof startEdgeOfBranches>>;
beforeAll(async () => {
  site = await startEdgeOfBranches([
    { shortId: 21, subdomain: 'bern' },
    { shortId: 25, liveDomain: 'ort.example' },
  ]);
});
afterAll(() => site.close());

const get = (host: string, url = '/manifest.webmanifest') => site.edge.inject({ url, headers: { host } });
const counts = async () =>
  (await site.edge.metrics.metrics())
    .split('\n')
    .filter((line) => line.startsWith('umkreis_branch_requests_total'))
    .map((line) => line.replace(/,service="edge"/, ''));

it('counts requests by branch, with one label for all unknown hosts', async () => {
  await get('guide.example');
  for (const host of ['bern.guide.example', 'bern.guide.example', 'ort.example', 'a.example', 'b.example'])
    await get(host);
  expect(await counts()).toEqual([
    'umkreis_branch_requests_total{branch="0",result="served"} 1',
    'umkreis_branch_requests_total{branch="21",result="served"} 2',
    'umkreis_branch_requests_total{branch="25",result="served"} 1',
    'umkreis_branch_requests_total{branch="none",result="served"} 2',
  ]);
});

it('counts rejected requests of a client beyond its limit', async () => {
  site.edge.metrics.resetMetrics();
  const statuses: number[] = [];
  for (let n = 0; n < 22; n++) {
    const report = { method: 'POST', url: errorsPath, headers: { host: 'bern.guide.example' }, payload: {} } as const;
    statuses.push((await site.edge.inject(report)).statusCode);
  }
  const limited = statuses.filter((status) => status === 429).length;
  expect(limited).toBeGreaterThan(0);
  expect(await counts()).toEqual([
    `umkreis_branch_requests_total{branch="21",result="served"} ${statuses.length - limited}`,
    `umkreis_branch_requests_total{branch="21",result="limited"} ${limited}`,
  ]);
});
