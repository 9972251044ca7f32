import { existsSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { federationModules } from './federation-modules.ts';

const workspace = path.join(import.meta.dirname, '../../..');

test('aliases entries of the federation runtime to entries of the same package', () => {
  const aliases = Object.entries(federationModules);
  expect(aliases).toHaveLength(4);
  for (const [from, to] of aliases) {
    expect(to).not.toBe(from);
    const [one, other] = [from, to].map((file) => findPackageJSON(pathToFileURL(file)));
    expect(other).toBe(one);
    expect(entriesOf(one!)).toEqual(expect.arrayContaining([from, to]));
  }
});

/** The files of a package that its entry `.` exports under any condition. */
function entriesOf(packageFile: string): string[] {
  const { exports } = JSON.parse(readFileSync(packageFile, 'utf8')) as { exports: { '.': unknown } };
  const files = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(files);
  return files(exports['.']).map((file) => path.join(path.dirname(packageFile), file));
}

test('loads modules of MapLibre that its package exports', () => {
  const file = path.join(workspace, 'libs/feature/map-core/src/library/map-library.ts');
  const named = Array.from(readFileSync(file, 'utf8').matchAll(/new URL\('(maplibre-gl[^']*)'/g), ([, name]) => name!);
  expect(named).toEqual(['maplibre-gl/dist/maplibre-gl-worker.mjs', 'maplibre-gl/dist/maplibre-gl.mjs']);
  for (const name of named) expect(existsSync(fileURLToPath(import.meta.resolve(name)))).toBe(true);
});
