import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPointers } from '../pointers.ts';
import { release } from '../release.ts';
import { installedBrowser } from './installed-browser.ts';
import { tryRelease } from './try-release.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'trial-'));
});
afterEach(() => rm(dataDir, { recursive: true }));
const releases = () => path.join(dataDir, 'releases');

async function build(files: Record<string, string>): Promise<string> {
  const dist = await mkdtemp(path.join(dataDir, 'dist-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, name), text);
  return dist;
}

/** A shell that does what the real one does at its seams. @param more what it offers its remotes */
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

type Case = [what: string, code: string | null, words: RegExp];
const broken: Case[] = [
  ['throws', 'throw new Error("no map today")', /no map today/],
  ['needs the shell of today', `second(); ${starts}`, /second is not defined/],
];
const brokenInAnyPage: Case[] = [
  ['fails later', `${starts} setTimeout(() => { throw new Error("a second later") }, 300)`, /a second later/],
  ['rejects', `${starts} Promise.reject(new Error("nobody waits"))`, /nobody waits/],
  ['shows nothing', 'void 0', /stays empty/],
  ['is not there', null, /main\.js answered 404/],
];

const chromium = await installedBrowser();
const runtimes: [string, string | null, Case[]][] = [
  ['a JavaScript runtime', null, [...broken, ...brokenInAnyPage]],
  // A browser takes three times as long: what differs in it is how it starts, and how it tells of errors.
  ...(chromium ? [['a browser', chromium, broken.slice(0, 1)] as [string, string, Case[]]] : []),
];

describe.each(runtimes)(
  'in %s',
  (_name, browser, cases) => {
    const put = async (surface: 'map' | 'shell', dist: Promise<string>) => release(surface, await dist, releases());
    const deploy = async (surface: 'map' | 'shell', dist: Promise<string>) =>
      release(surface, await dist, releases(), {
        tryIt: async (version) => {
          const patienceMs = 4000;
          await tryRelease({ surface, version, dataDir, apiUrl: null, browser, patienceMs, report: () => {} });
        },
      });

    test('a release that starts is live, tried in the shell of today and in the one before', async () => {
      await put('shell', shell());
      await put('shell', shell('globalThis.second = () => {};'));
      expect((await deploy('map', map(starts))).changed).toBe(true);
      expect((await deploy('shell', shell('globalThis.third = () => {};'))).changed).toBe(true);
    });

    test.each(cases)('a release that %s is never live', async (_what, code, words) => {
      await put('shell', shell());
      await put('shell', shell('globalThis.second = () => {};'));
      await put('map', map(starts));
      const { map: before } = await readPointers(releases());
      await expect(deploy('map', code === null ? build({ 'other.js': '' }) : map(code))).rejects.toThrow(words);
      expect((await readPointers(releases())).map).toEqual(before);
    });

    if (browser !== null) return;
    test('a shell with which a live remote does not start is never live', async () => {
      const { version } = await put('shell', shell('globalThis.old = () => {};'));
      await put('map', map(`old(); ${starts}`));
      await expect(deploy('shell', shell())).rejects.toThrow(/old is not defined/);
      await expect(deploy('shell', shell('throw new Error("blank")'))).rejects.toThrow(/blank/);
      expect((await readPointers(releases())).shell?.current).toBe(version);
    });
  },
  120_000,
);
