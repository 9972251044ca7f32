import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readPointers } from '@umkreis/releases/local-pointers.ts';
import { release } from '../release.ts';
import { installedBrowser } from './installed-browser.ts';
import { startSmokeTestEdge, type SmokeTestEdge } from './smoke-test-edge.ts';
import { tryRelease } from './try-release.ts';

let dataDir: string;
let edge: SmokeTestEdge;
const releases = () => path.join(dataDir, 'releases');
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'trial-'));
  for (const surface of ['shell', 'map']) await mkdir(path.join(releases(), surface), { recursive: true });
  edge = await startSmokeTestEdge(dataDir, null);
});
afterEach(async () => {
  // The edge reads the surfaces' folders.
  for (const entry of await readdir(releases(), { withFileTypes: true })) {
    const one = path.join(releases(), entry.name);
    const entries = entry.isDirectory() ? await readdir(one) : [];
    await Promise.all(entries.map((name) => rm(path.join(one, name), { recursive: true })));
    if (entry.isFile()) await rm(one);
  }
});
afterAll(async () => {
  await edge?.close();
  await rm(dataDir, { recursive: true });
});

async function build(files: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(path.join(dataDir, 'dist-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, name), text);
  return dist;
}

/** A shell with the interfaces of the real one. @param more additional code */
const shell = (more = '') =>
  build({
    'index.html':
      '<html lang="de"><head><!--head--><script defer src="%SHELL%/main.js"></script></head><body><div id="root"><!--body--></div><!--boot--></body></html>',
    'main.js': `${more}
      const boot = JSON.parse(document.getElementById('boot').textContent);
      const remote = boot.remotes[location.pathname.split('/')[1]];
      const root = document.getElementById('root');
      root.innerHTML = '<main aria-busy="true"></main>';
      if (remote) {
        const script = document.createElement('script');
        script.src = remote.entry.replace('mf-manifest.json', 'main.js');
        script.onerror = () => { root.innerHTML = '<main data-fallback="map">away</main>'; };
        document.head.append(script);
      } else root.innerHTML = '<main>home</main>';`,
  });
const starts = `document.getElementById('root').innerHTML = '<main>map</main>';`;
const map = (code: string) => build({ 'main.js': code });

const chromium = await installedBrowser();

type Case = [what: string, code: string | null, words: RegExp];
const wrapped: Case = [
  'throws an error that others wrap',
  'throw new Error("Minified React error #520; visit https://react.dev", { cause: new Error("boom at load") })',
  /:\n {2}Error: boom at load/,
];
const broken: Case[] = [
  // Each has to be reported, so one page tells as much as two.
  [
    'throws and rejects',
    'Promise.reject(new Error("nobody waits")); throw new Error("no map today")',
    /(?=[\s\S]*no map today)[\s\S]*nobody waits/,
  ],
  wrapped,
  ['needs the shell of today', `second(); ${starts}`, /second is not defined/],
  ['fails later', `${starts} setTimeout(() => { throw new Error("a second later") }, 300)`, /a second later/],
  ['shows nothing', 'void 0', /stays empty/],
  ['is not there', null, /main\.js answered 404/],
];

const runtimes: [string, string | null, Case[]][] = [
  ['a JavaScript runtime', null, broken],
  // A browser takes three times as long, so it only runs the case in which it differs: reporting of errors.
  ...(chromium ? [['a browser', chromium, [wrapped]] as [string, string, Case[]]] : []),
];

describe.each(runtimes)(
  'in %s',
  (_name, browser, cases) => {
    const makeLive = async (surface: 'map' | 'shell', dist: Promise<string>) =>
      release(surface, await dist, releases());
    /** @param on an existing edge; omitted: a new one is started */
    const deploy = async (surface: 'map' | 'shell', dist: Promise<string>, on?: SmokeTestEdge, timeoutMs?: number) =>
      release(surface, await dist, releases(), {
        tryIt: async (version, files) => {
          await tryRelease({
            surface,
            version,
            files,
            dataDir,
            apiUrl: null,
            browser,
            timeoutMs,
            report: () => {},
            edge: on,
          });
        },
      });

    const tags = browser === null ? [] : ['nightly'];
    test('makes a release live that starts in the current and the previous shell', { tags }, async () => {
      await makeLive('shell', shell());
      await makeLive('shell', shell('globalThis.second = () => {};'));
      expect((await deploy('map', map(starts))).changed).toBe(true);
      expect((await deploy('shell', shell('globalThis.third = () => {};'), edge)).changed).toBe(true);
    });

    for (const [what, code, message] of cases)
      test(`never makes a release live that ${what}`, { tags }, async () => {
        await makeLive('shell', shell());
        await makeLive('shell', shell('globalThis.second = () => {};'));
        await makeLive('map', map(starts));
        const { map: before } = await readPointers(releases());
        const dist = code === null ? build({ 'other.js': '' }) : map(code);
        // A page that shows nothing is given up after the whole time.
        const timeoutMs = what === 'shows nothing' ? 4000 : undefined;
        await expect(deploy('map', dist, edge, timeoutMs)).rejects.toThrow(message);
        expect((await readPointers(releases())).map).toEqual(before);
      });

    if (browser !== null) return;
    test('never makes a shell live with which a live remote does not start', async () => {
      const { version } = await makeLive('shell', shell('globalThis.old = () => {};'));
      await makeLive('map', map(`old(); ${starts}`));
      await expect(deploy('shell', shell(), edge)).rejects.toThrow(/old is not defined/);
      await expect(deploy('shell', shell('throw new Error("blank")'), edge)).rejects.toThrow(/blank/);
      expect((await readPointers(releases())).shell?.current).toBe(version);
    });
  },
  120_000,
);
