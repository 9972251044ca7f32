import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createEdge } from '../edge.ts';

/** Starts an edge in front of a slow API without data. */
async function edgeOf(limits: Record<string, string>) {
  const api = createServer((request, response) => {
    request.resume();
    setTimeout(() => response.writeHead(404).end(), 200);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const folder = await mkdtemp(path.join(tmpdir(), 'edge-turns-'));
  const edge = await createEdge(
    readConfig({
      UMKREIS_DATA: folder,
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      MAIN_HOST: 'guide.example',
      NODE_ENV: 'test',
      ...limits,
    }),
  );
  onTestFinished(async () => {
    await edge.close();
    api.closeAllConnections();
    api.close();
    await rm(folder, { recursive: true });
  });
  return edge;
}

const queuedPaths = [
  '/map/place/aaaaaaa',
  '/embed/hours.json?places=aaaaaaa',
  '/calendar.ics?asked=',
  '/calendar/place/aaaaaaa',
  '/calendar/tag/aaaaaaa',
  '/sitemap.xml?asked=',
  '/sitemap-pages.xml?asked=',
  '/sitemap-places-',
  '/styles/strasse.json?asked=',
];
const endings: Record<string, string> = {
  '/calendar/place/aaaaaaa': '.ics',
  '/calendar/tag/aaaaaaa': '.ics',
  '/sitemap-places-': '.xml',
};

test.each(queuedPaths)('queues requests for %s… and rejects those of an address beyond its limit', async (start) => {
  const edge = await edgeOf({ LIMIT_PAGES: '4', LIMIT_PAGES_PER_ADDRESS: '2', LIMIT_WAITING_PER_ADDRESS: '3' });
  const request = (nr: number) =>
    edge.inject({ url: `${start}${nr}${endings[start] ?? ''}`, headers: { host: 'vaduz.guide.example' } });
  const responses = await Promise.all(Array.from({ length: 9 }, (_, nr) => request(nr)));
  // two running, three queued
  expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
  for (const { statusCode, headers } of responses)
    if (statusCode === 429) expect(headers['content-type']).toContain('application/problem+json');
  expect((await request(9)).statusCode).not.toBe(429);
});
