import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { surfaces, type Surface } from '@umkreis/contract/boot.ts';
import { readPointers } from '@umkreis/releases/local-pointers.ts';
import { release } from '@umkreis/deploy/release.ts';
import { rollback } from '@umkreis/deploy/rollback.ts';
import { sourceFingerprint } from '@umkreis/deploy/source-fingerprint.ts';
import { liveReleases, printOlder } from './live-releases.ts';

let dataDir: string;
const releases = () => path.join(dataDir, 'releases');
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'start-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

async function addRelease(surface: Surface, text: string, canary?: { branches: number[] }): Promise<string> {
  const dist = path.join(dataDir, 'dist', surface, text);
  await mkdir(dist, { recursive: true });
  await writeFile(path.join(dist, 'main.js'), text);
  return (await release(surface, dist, releases(), { canary, sources: text })).version;
}

test('preserves rollbacks, canaries and older releases at a start, and reports them', async () => {
  for (const surface of surfaces) await addRelease(surface, 'one');
  const two = await addRelease('map', 'two');
  await rollback('map', releases());
  await addRelease('embed', 'three', { branches: [21] });
  await addRelease('kiosk', await sourceFingerprint('kiosk'));
  const before = await readPointers(releases());
  expect(before.map?.undone).toEqual([two]);

  const lines: string[] = [];
  const states = await liveReleases(dataDir, { release: false, report: (now) => lines.push(now) });
  expect(await readPointers(releases())).toEqual(before);
  expect(lines).toEqual(['5 live, none changed, 4 older than the sources']);
  expect(states.filter(({ isOlder }) => isOlder).map(({ surface }) => surface)).toEqual(
    surfaces.filter((surface) => surface !== 'kiosk'),
  );

  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  printOlder(states);
  const printed = log.mock.calls.flat().join('\n');
  expect(printed).toContain(`map (${before.map!.current})`);
  expect(printed).not.toContain('kiosk');
  expect(printed).toContain('npm start -- --release');
  expect(printed).toContain('npm run deploy -- shell');
});

test('reports missing files of a live release with the command that restores it', async () => {
  for (const surface of surfaces) await addRelease(surface, await sourceFingerprint(surface));
  const version = (await readPointers(releases())).map!.current;
  for (const name of await readdir(path.join(releases(), 'map', version)))
    if (name === 'main.js.br') await rm(path.join(releases(), 'map', version, name));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  printOlder(await liveReleases(dataDir, { release: false, report: () => {} }));
  expect(log.mock.calls.flat().join('\n')).toMatch(/files of map .* are not all there: npm run deploy -- map/);
});
