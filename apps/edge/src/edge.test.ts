import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Boot } from '@umkreis/contract/boot.ts';
import { frameScriptFile, frameStyleFile } from '@umkreis/contract/page-frame/frame-files.ts';
import type { ReleasePointers } from '@umkreis/contract/releases.ts';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

// No API is running: the edge uses the static configuration, as during an outage of the API.
let edge: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  await addFile(
    'shell/v1/index.html',
    '<html lang="de"><head><title>…</title><!--head--><script src="%SHELL%/main.js"></script></head><body><div id="root"><!--body--></div><!--boot--></body></html>',
  );
  await addFile('shell/v1/main.js', 'run()');
  await addFile(`shell/v1/${frameScriptFile}`, 'start()');
  await addFile(`shell/v1/${frameStyleFile}`, '.frame{position:fixed}');
  await addFile(
    'shell/v0/index.html',
    '<html lang="de"><head><title>…</title><!--head--><script src="%SHELL%/main.js"></script></head><body><div id="root"><!--body--></div><!--boot--></body></html>',
  );
  await addFile('map/v1/mf-manifest.json', manifest);
  await addFile(
    'map/v2/mf-manifest.json',
    JSON.stringify({
      ...JSON.parse(manifest),
      start: 'start.js',
      startModules: ['assets/half.js', 'assets/shared.js'],
      startWorker: 'assets/worker.js',
    }),
  );
  await addFile('embed/v1/mf-manifest.json', manifest);
  await addFile('embed/v2/element.js', 'define()');
  await addFile(
    'embed/v2/mf-manifest.json',
    JSON.stringify({
      ...JSON.parse(manifest),
      start: 'start.js',
      startStyles: ['start.css'],
      ownsPage: true,
      scripts: { element: 'element.js' },
    }),
  );
  const pointers: ReleasePointers = {
    shell: { current: 'v1', previous: [], canary: { version: 'v0', branches: [14] } },
    embed: { current: 'v2', previous: [], canary: { version: 'v1', branches: [21] } },
    map: { current: 'v1', previous: [], canary: { version: 'v2', branches: [21, 14] } },
  };
  await addFile('releases.json', JSON.stringify(pointers));
  edge = await createEdge(
    readConfig({
      UMKREIS_DATA: folder,
      API_URL: 'http://127.0.0.1:9',
      MAIN_HOST: 'guide.example',
      RETIRED_HOSTS: 'old.example',
      PRODUCT_ORIGIN: 'https://guide.example',
      NODE_ENV: 'test',
    }),
  );
});
afterAll(async () => {
  await edge.close();
  await rm(folder, { recursive: true });
});

const manifest = JSON.stringify({
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ name: 'app', assets: { js: { sync: ['chunks/app.js'] }, css: { sync: ['app.css'] } } }],
  shared: [],
});

async function addFile(file: string, text: string) {
  const target = path.join(folder, 'releases', file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
const get = (url: string, host = 'guide.example') => edge.inject({ url, headers: { host } });
const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)![1]!) as Boot;

test.each([
  ['www.guide.example', '/map/place/abcdefgh?q=1', 'https://guide.example/map/place/abcdefgh?q=1'],
  ['old.example', '/anything', 'https://guide.example'],
  ['guide.example', '/liechtenstein', 'https://liechtenstein.guide.example/map'],
  ['guide.example', '/liechtenstein/', 'https://liechtenstein.guide.example/map'],
])('%s%s redirects permanently to %s', async (host, url, location) => {
  const response = await get(url, host);
  expect([response.statusCode, response.headers.location]).toEqual([301, location]);
});

test('contains the branch, and preloads the first remote and its files', async () => {
  const response = await get('/map', 'vaduz.guide.example');
  expect(response.statusCode).toBe(200);
  const boot = bootOf(response.body);
  expect(boot.branch).toMatchObject({ shortId: 1, title: 'Vaduz' });
  expect(boot.remotes.map).toEqual({ entry: '/releases/map/v1/mf-manifest.json', version: 'v1' });
  expect(Object.keys(boot.manifests)).toEqual(['/releases/map/v1/mf-manifest.json']);
  for (const part of [
    '<title>Vaduz - Umkreis</title>',
    'src="/releases/shell/v1/main.js"',
    'as="script" href="/releases/map/v1/remoteEntry.js"',
    'as="script" href="/releases/map/v1/chunks/app.js"',
    'as="style" href="/releases/map/v1/app.css"',
  ]) {
    expect(response.body).toContain(part);
  }
});

test('runs the start script of a release first and preloads its modules', async () => {
  const { body } = await get('/map/place/abcdefgh', 'bergbahnen.guide.example');
  expect(body).toContain('<script src="/releases/map/v2/start.js"></script>');
  expect(body).toContain('<script src="/releases/shell/v1/main.js"></script>');
  const links = Array.from(body.matchAll(/<link rel="(?:module)?preload"[^>]*href="([^"]*)"/g), ([, href]) => href);
  expect(links.slice(0, 5)).toEqual([
    '/releases/map/v2/start.js',
    '/releases/map/v2/assets/half.js',
    '/releases/map/v2/assets/shared.js',
    '/releases/map/v2/assets/worker.js',
    '/releases/shell/v1/main.js',
  ]);
  expect((await get('/map', 'vaduz.guide.example')).body).not.toMatch(/modulepreload|start\.js/);
});

test('defers the shell when only the map is requested, and loads both at once otherwise', async () => {
  for (const url of ['/map', '/map/winter', '/map?style=topo&lang=en']) {
    const { body, headers } = await get(url, 'bergbahnen.guide.example');
    expect(body).toContain('<script id="start" async src="/releases/map/v2/start.js"></script>');
    expect(body).toMatch(/<link rel="later" as="script" [^>]*data-shell href="\/releases\/shell\/v1\/main\.js">/);
    expect(body).toMatch(/<link rel="later" as="script" [^>]*href="\/releases\/map\/v2\/remoteEntry\.js">/);
    expect(body).not.toContain('src="/releases/shell/');
    expect(body).toMatch(/<search [^>]*>.*<input id="early-words"[^>]*placeholder="(?:Ort, Strasse|Place, street)/);
    const policy = String(headers['content-security-policy']);
    for (const [, text] of [
      ...body.matchAll(/<script>([^<]*)<\/script>/g),
      ...body.matchAll(/<style>([^<]*)<\/style>/g),
    ])
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
    expect(body).toContain('<script>start()</script>');
    expect(body).toMatch(/<style>[^<]*\.frame\{position:fixed\}/);
  }
  const both = ['/map?q=Bad', '/map?categories=eat', '/map/place/abcdefgh', '/map/search-shortcut/x', '/dashboard/'];
  for (const url of [...both, '/map?iskiosk=1']) {
    const { body } = await get(url, 'bergbahnen.guide.example');
    expect(body, url).toContain('src="/releases/shell/v1/main.js"');
    expect(body.includes('<search'), url).toBe(url.startsWith('/map') && !url.includes('iskiosk'));
  }
  expect((await get('/map?q=%22%3E%3Cb%3EBad', 'bergbahnen.guide.example')).body).toContain(
    ' value="&#34;&#62;&#60;b&#62;Bad"',
  );
  // Without a start script, or the script of the frame, the shell is not deferred.
  expect((await get('/map', 'vaduz.guide.example')).body).toContain('src="/releases/shell/v1/main.js"');
  const older = (await get('/map', 'tourismus.guide.example')).body;
  expect(older).toContain('<script src="/releases/map/v2/start.js"></script>');
  expect(older).toContain('src="/releases/shell/v0/main.js"');
  expect(older).not.toContain('<search');
});

test('omits the shell if the release is the whole page, and applies the theme parameter', async () => {
  const { body } = await get('/embed/search-shortcut/x?theme=dark', 'vaduz.guide.example');
  expect(body).not.toContain('/releases/shell/');
  expect(body).not.toContain('remoteEntry.js">');
  for (const part of [
    '<html lang="de" data-theme="dark">',
    '<script defer src="/releases/embed/v2/start.js"></script>',
    '<link rel="stylesheet" href="/releases/embed/v2/start.css">',
    '<link rel="preload" as="script" href="/releases/embed/v2/start.js">',
  ])
    expect(body).toContain(part);
  expect((await get('/embed/search-shortcut/x?theme=blue', 'vaduz.guide.example')).body).toContain('<html lang="de">');
  // An older release is loaded by the shell.
  const old = (await get('/embed/search-shortcut/x', 'bergbahnen.guide.example')).body;
  expect(old).toContain('src="/releases/shell/v1/main.js"');
  expect(old).not.toContain('start.js');
});

test('serves the embed script at a stable URL', async () => {
  const { body, headers } = await get('/embed/umkreis-embed.js', 'vaduz.guide.example');
  expect([body, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
    'define()',
    'text/javascript; charset=utf-8',
    '*',
  ]);
  expect((await get('/embed/umkreis-embed.js', 'bergbahnen.guide.example')).statusCode).toBe(503);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends the embed script compressed as %s', async (encoding, decompress) => {
  const { rawPayload, headers } = await edge.inject({
    url: '/embed/umkreis-embed.js',
    headers: { host: 'vaduz.guide.example', 'accept-encoding': encoding },
  });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(decompress(rawPayload).toString()).toBe('define()');
});

test("shows the basemap colour and the guide's name while loading, preloads the shell first, and allows each inline style", async () => {
  const { body, headers } = await get('/map', 'vaduz.guide.example');
  expect(body).toContain('<span class="frame-map" aria-hidden="true"><span>Vaduz</span><i></i></span>');
  expect(body).toMatch(/<noscript><style>\.facts,[^{]*\{animation:none\}/);
  expect(body.indexOf('rel="preload" as="script" href="/releases/shell/v1/main.js"')).toBeGreaterThan(0);
  expect(body.indexOf('href="/releases/shell/v1/main.js"')).toBeLessThan(
    body.indexOf('href="/releases/map/v1/remoteEntry.js"'),
  );
  const hashes = Array.from(body.matchAll(/<style>([^<]*)<\/style>/g), ([, style]) =>
    createHash('sha256').update(style!).digest('base64'),
  );
  expect(hashes.length).toBeGreaterThan(1);
  for (const hash of hashes) expect(String(headers['content-security-policy'])).toContain(hash);
  expect((await get('/dashboard/')).body).not.toContain('class="frame-map"');
});

test('contains the element for the preloaded map and allows its first script by hash', async () => {
  const { body, headers } = await get('/map', 'bergbahnen.guide.example');
  const [, first] = /<script>([^<]*)<\/script>/.exec(body)!;
  expect(String(headers['content-security-policy'])).toContain(createHash('sha256').update(first!).digest('base64'));
  expect(body).toContain('<div id="first-map"></div>');
  for (const path of ['/', '/embed/', '/dashboard/'])
    expect([path, (await get(path, 'bergbahnen.guide.example')).body.includes('id="first-map"')]).toEqual([
      path,
      false,
    ]);
});

test('serves a canary only to its branches', async () => {
  const entry = async (host: string) => (await get('/remotes.json', host)).json<Boot['remotes']>().map?.version;
  expect([
    await entry('bergbahnen.guide.example'),
    await entry('vaduz.guide.example'),
    await entry('guide.example'),
  ]).toEqual(['v2', 'v1', 'v1']);
});

test('allows scripts from its own origin only, and framing of embeds and the map only', async () => {
  const policy = async (url: string) => String((await get(url)).headers['content-security-policy']);
  expect(await policy('/dashboard/')).toMatch(/script-src 'self'; .*frame-ancestors 'self'/);
  expect(await policy('/embed/search-shortcut/x')).toContain('frame-ancestors *');
  expect(await policy('/map/place/abcdefgh')).toContain('frame-ancestors *');
  expect(await policy('/')).not.toMatch(/script-src[^;]*unsafe/);
});

test('returns 503 without data for an inactive branch', async () => {
  const response = await get('/map', 'skimuseum.guide.example');
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('Zurzeit nicht verfügbar');
  expect(response.body).not.toContain('id="boot"');
});

test('writes notices in the requested language, or else in the one that the browser prefers', async () => {
  const read = async (url: string, language: string) => {
    const headers = { host: 'skimuseum.guide.example', 'accept-language': language };
    return (await edge.inject({ url, headers })).body;
  };
  const english = '<html lang="en">';
  expect(await read('/map', 'en-GB,en;q=0.9,de;q=0.8')).toContain(english);
  expect(await read('/map', 'en-GB,en;q=0.9,de;q=0.8')).toContain('Unavailable at the moment');
  expect(await read('/map', 'de-CH,de;q=0.9,en;q=0.8')).not.toContain(english);
  expect(await read('/map', 'fr')).not.toContain(english);
  expect(await read('/map?lang=en', 'de')).toContain(english);
});

test('returns 404 for unknown hosts and missing files', async () => {
  for (const [url, host] of [
    ['/map', 'nowhere.guide.example'],
    ['/map', 'evil.example'],
    ['/nothing.js', 'guide.example'],
    ['/releases/map/v9/x.js', 'guide.example'],
  ] as const) {
    expect((await get(url, host)).statusCode, `${host}${url}`).toBe(404);
  }
});

test('serves no files outside the release folder', async () => {
  await writeFile(path.join(folder, 'postgres.password'), 'secret');
  for (const url of [
    '/releases/..%2fpostgres.password',
    '/releases/%2e%2e/postgres.password',
    '/json/..%2fpostgres.password',
  ]) {
    const response = await get(url);
    expect([403, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain('secret');
  }
});

test('marks releases as immutable and pointers as no-cache', async () => {
  expect((await get('/releases/shell/v1/main.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/releases/map/v1/mf-manifest.json')).headers['cache-control']).toBe('no-cache');
  expect((await get('/remotes.json')).headers['cache-control']).toBe('no-cache');
});

test('returns a problem document with Retry-After while the API is unreachable', async () => {
  const response = await get('/api/branches/');
  expect([response.statusCode, response.headers['retry-after'], response.headers['content-type']]).toEqual([
    503,
    '2',
    'application/problem+json; charset=utf-8',
  ]);
});

test('escapes data so that it cannot end the boot script', async () => {
  const response = await get('/map/place/abcdefgh/</script><script>alert(1)</script>', 'vaduz.guide.example');
  expect(response.body).not.toContain('<script>alert(1)');
});

test('reports all configuration errors at once', () => {
  expect(() => readConfig({ PORT: 'x', PRODUCT_PRIMARY_COLOR: 'purple' })).toThrow(/PORT[\s\S]*PRODUCT_PRIMARY_COLOR/);
});

test('returns the live version of each surface of a host, uncached', async () => {
  const response = await get('/versions.json', 'vaduz.guide.example');
  expect(response.json()).toEqual({ shell: 'v1', map: 'v1', embed: 'v2' });
  expect(response.headers['cache-control']).toBe('no-store');
});

test("revalidates files in the branches' folder, which may be replaced", async () => {
  await mkdir(path.join(folder, 'branches', '25'), { recursive: true });
  await writeFile(path.join(folder, 'branches', '25', 'plan.webp'), 'plan');
  const { statusCode, headers } = await get('/branches/25/plan.webp');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=600']);
});

test('serves malformed URLs without an internal error', async () => {
  for (const url of ['/map/place/abcdefgh/100%-Bio', '//', '//map', '/map/%E4'])
    expect([url, (await get(url, 'vaduz.guide.example')).statusCode < 500]).toEqual([url, true]);
  expect((await get('/map/place/abcdefgh/100%-Bio', 'vaduz.guide.example')).body).toContain('id="boot"');
});

test('passes the configured identity provider and its domain to pages', async () => {
  const configured = {
    UMKREIS_DATA: folder,
    API_URL: 'http://127.0.0.1:9',
    MAIN_HOST: 'guide.example',
    NODE_ENV: 'test',
    AUTH_ISSUER: 'https://tenant.example/',
    AUTH_CLIENT_ID: 'abc',
  };
  const authOf = async (env: Record<string, string>) => {
    const other = await createEdge(readConfig({ ...configured, ...env }));
    const { body, headers } = await other.inject({ url: '/dashboard/', headers: { host: 'guide.example' } });
    await other.close();
    expect(headers['content-security-policy']).toContain('https://tenant.example');
    return bootOf(body).auth;
  };
  expect(await authOf({})).toMatchObject({
    issuer: 'https://tenant.example/',
    domain: 'tenant.example',
    clientId: 'abc',
  });
  expect(await authOf({ AUTH_DOMAIN: 'login.example' })).toMatchObject({ domain: 'login.example' });
  expect(await authOf({ IDENTITY_URL: 'http://127.0.0.1:9' })).toMatchObject({ domain: 'http://guide.example' });
});

test.each(['guide.example:8"><b>', 'guide.example:x', 'guide.example:80:90', 'guide.example/a', 'a b'])(
  'rejects the host %s without repeating it',
  async (host) => {
    const { statusCode, body } = await edge.inject({ url: '/', headers: { host } });
    expect([statusCode, body.includes(host)]).toEqual([400, false]);
  },
);

test('serves the licences of third-party software', async () => {
  const { statusCode, headers, body } = await edge.inject({
    url: '/third-party-notices.txt',
    headers: { host: 'guide.example' },
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
});
