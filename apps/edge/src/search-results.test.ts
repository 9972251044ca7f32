import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchResultsUrl } from '@umkreis/contract/page-frame/search-results.ts';
import { evil, inn, seed } from './testing/seed-pages.ts';
import { startTestSite, type TestSite } from './testing/start-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite(seed);
}, 90_000);
afterAll(async () => site?.close());

const get = (url: string, host = 'vaduz.guide.example') => site.edge.inject({ url, headers: { host } });

test('returns places that match the words, with links to their pages', async () => {
  const { statusCode, headers, body } = await get(searchResultsUrl('gasthof', 'de'));
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('>Treffer für «gasthof»</h1>');
  expect(body).toContain(`href="/map/place/${inn.nano_id}/${encodeURIComponent('gasthof-löwen')}"`);
  expect(body).toMatch(/>Gasthof Löwen<\/span><span[^>]*>Gasthaus · Städtle 12<\/span>/);
});

test('names the number of places in the language of the page, also if there are none', async () => {
  expect((await get(searchResultsUrl('xyzzy', 'en'))).body).toMatch(/>Results for “xyzzy”<\/h1>.*>0 places<\/p>.*<ul/);
});

test('escapes the words and the titles', async () => {
  for (const words of [evil, 'script']) {
    const { body } = await get(searchResultsUrl(words, 'de'));
    expect(body).not.toMatch(/<script|<img/);
  }
});

test.each([
  ['no words', '/search-results?q=%20', 400],
  ['too many', searchResultsUrl('a'.repeat(201), 'de'), 400],
  ['repeated words', '/search-results?q=a&q=b', 400],
])('rejects %s', async (_, url, status) => {
  expect((await get(url)).statusCode).toBe(status);
});

test('knows only the hosts of the product', async () => {
  expect((await get(searchResultsUrl('gasthof', 'de'), 'other.example')).statusCode).toBe(404);
});
