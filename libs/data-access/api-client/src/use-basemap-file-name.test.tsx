// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { ApiContext } from './api-context.ts';
import { useBasemapFileName, useIsServerResponding } from './use-basemap-file-name.ts';

afterEach(() => vi.useRealTimers());

const context = {
  apiRoot: '/api',
  env: 'production',
  branch: { shortId: 1, basemapItemJsonFileNameProduction: 'basemap-items-branch-1-production-1.json' },
} as unknown as ApiContext;

function State() {
  // SWR retries with the hook that was mounted first.
  const isResponding = useIsServerResponding(context);
  return <p>{`${useBasemapFileName(context)} ${isResponding ? 'responds' : 'is away'}`}</p>;
}

it('notices that the server is away, and that it is back after any time', async () => {
  // React renders with real immediates.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  let isDown = false;
  const file = 'basemap-items-branch-1-production-2.json';
  vi.stubGlobal('fetch', async () => (isDown ? new Response('', { status: 502 }) : Response.json({ 1: file })));
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(<State />);
  const text = () => expect.poll(() => element.textContent);
  await text().toContain('responds');
  await vi.advanceTimersByTimeAsync(61_000);
  await text().toBe(`${file} responds`);

  isDown = true;
  await vi.advanceTimersByTimeAsync(61_000);
  await text().toBe(`${file} is away`);
  await vi.advanceTimersByTimeAsync(3_600_000);
  isDown = false;
  await vi.advanceTimersByTimeAsync(31_000);
  await text().toBe(`${file} responds`);
  root.unmount();
});
