import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReferenceDocument } from '@umkreis/contract/reference-document.ts';
import { bare, copy, closedPlace, ids, inn, shared, seed } from '../testing/seed-pages.ts';
import { startTestSite, type TestSite } from '../testing/start-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(seed);
}, 90_000);
afterAll(async () => site?.close());

const get = (url: string, host = 'vaduz.guide.example', headers: Record<string, string> = {}) =>
  site.edge.inject({ url, headers: { ...headers, host } });

test('serves robots.txt and sitemaps of each host with its own places and their dates', async () => {
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://vaduz.guide.example/sitemap.xml');
  expect((await get('/robots.txt', 'skimuseum.guide.example')).body).toBe('User-agent: *\nDisallow: /\n');
  const index = (await get('/sitemap.xml')).body;
  expect(index).toContain('<loc>https://vaduz.guide.example/sitemap-places-0.xml</loc><lastmod>');
  const places = (await get('/sitemap-places-0.xml')).body;
  expect(places.match(/<loc>/g)).toHaveLength(4);
  expect(places).toContain(
    `<loc>https://vaduz.guide.example/map/place/${inn.nano_id}/gasthof-l%C3%B6wen</loc><lastmod>`,
  );
  for (const item of [bare, copy, closedPlace, shared]) expect(places).not.toContain(item.nano_id);
  expect((await get('/sitemap-pages.xml')).body).toContain('/map/list/list0001/bei-regen');
  expect((await get('/sitemap-pages.xml', 'guide.example')).body).toContain('<loc>https://guide.example/landing</loc>');
  expect((await get('/sitemap-places-1.xml')).statusCode).toBe(404);
});

test('serves the manifest, icons and marks of each host', async () => {
  const manifest = (await get('/manifest.webmanifest')).json<{
    name: string;
    theme_color: string;
    icons: { src: string }[];
  }>();
  expect(manifest).toMatchObject({ name: 'Vaduz - Umkreis', theme_color: '#B3262E' });
  for (const host of ['vaduz.guide.example', 'guide.example'])
    for (const { src } of manifest.icons) expect((await get(src, host)).statusCode, host + src).toBe(200);
  const files = ['vaduz.svg', 'vaduz-wide.svg', 'bergbahnen.svg'].map((file) => get(`/branches/${file}`));
  for (const { statusCode, headers } of await Promise.all(files))
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  for (const file of ['nobody.svg', 'vaduz.txt', '..%2fpostgres.password'])
    expect((await get(`/branches/${file}`)).statusCode).toBe(404);
});

test('names the reference data of its snapshot, which is immutable', async () => {
  const redirect = async () =>
    [...(await get('/map')).body.matchAll(/rel="asked" href="([^"]+)"/g)].map((match) => match[1]!);
  await expect
    .poll(redirect, { timeout: 15_000 })
    .toEqual([expect.stringMatching(/^\/json\/reference-branch-1-development-\d+\.json$/)]);
  const file = (await redirect())[0]!;
  const response = await get(file, undefined, { 'accept-encoding': 'br' });
  expect([response.statusCode, response.headers['content-encoding'], response.headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect((await get(file)).json<ReferenceDocument>().categories.map(({ id }) => id)).toEqual([ids.restaurant]);
  expect((await get('/json/reference-branch-1-development-1.json')).statusCode).toBe(404);
});

test('serves byte ranges of the archive of places, which is immutable', async () => {
  const archive = () => /"placesArchive":"(places-branch-1-[^"]+)"/;
  await expect.poll(async () => archive().test((await get('/map')).body), { timeout: 15_000 }).toBe(true);
  const [, name] = archive().exec((await get('/map')).body)!;
  const { statusCode, headers, rawPayload } = await get(`/json/${name}`, undefined, {
    'accept-encoding': 'br',
    range: 'bytes=0-6',
  });
  expect([statusCode, headers['content-encoding'], rawPayload.toString()]).toEqual([206, undefined, 'PMTiles']);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});
