import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiGroup } from './proxy/api-group.ts';
import { createGuideState } from './guide-state.ts';

let title = 'Vorher';
const server = createServer((request, response) =>
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify(request.url === '/branches/' ? [{ title }] : { title })),
);
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

test('keeps updating after the clock is set back', async () => {
  const guideState = createGuideState(
    new ApiGroup([`http://127.0.0.1:${(server.address() as AddressInfo).port}`], 1),
    'Umkreis',
  );
  expect((await guideState.read()).branches).toEqual([{ title: 'Vorher' }]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  title = 'Nachher';
  await expect.poll(async () => (await guideState.read()).branches).toEqual([{ title: 'Nachher' }]);
});
