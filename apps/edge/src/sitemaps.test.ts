import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { Branch } from '@umkreis/contract/branch.ts';
import { registerSitemaps } from './sitemaps.ts';
import type { Site } from './site.ts';

afterEach(() => vi.useRealTimers());

test('fetches a sitemap again when a new day starts', async () => {
  const branch = {
    shortId: 1,
    subdomain: 'vaduz',
    isActive: true,
    basemapItemJsonFileNameProduction: '1.json',
  } as Branch;
  const site = {
    branchOf: async () => branch,
    product: () => ({ origin: 'https://guide.example' }),
  } as unknown as Site;
  const versions = new Set<string>();
  const app = fastify();
  registerSitemaps(app, site, {
    read: async <T>(_path: string, version: string) => {
      versions.add(version);
      return { total: 1, dateUpdated: null, pages: [{ kind: 'place', nanoId: 'loewen00', title: 'Löwen' }] } as T;
    },
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T21:50:00Z') });
  const read = async () => expect((await app.inject('/sitemap-places-0.xml')).body).toContain('loewen00');
  await read();
  vi.setSystemTime('2026-05-01T21:59:00Z');
  await read();
  expect(versions.size).toBe(1);
  vi.setSystemTime('2026-05-01T22:01:00Z');
  await read();
  expect(versions.size).toBe(2);
  await app.close();
});
