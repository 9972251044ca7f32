import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceFingerprint } from './source-fingerprint.ts';

let root: string;
async function addFile(file: string, text: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}
const fingerprint = () => sourceFingerprint('map', root);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await addFile('package-lock.json', '{}');
  for (const lib of ['libs/ui', 'libs/feature/lists']) await addFile(`${lib}/package.json`, '{}');
  await addFile('tools/build/src/surface.ts', 'build');
  await addFile('apps/map/rspack.config.ts', "surface('map', { './directory': './src/directory.tsx' })");
  await addFile('apps/map/src/app.tsx', "import './styles.css';\nimport { a } from '@umkreis/lists/a.ts';");
  await addFile('apps/map/src/styles.css', "@import '@umkreis/ui/tokens.css';");
  await addFile(
    'libs/feature/lists/src/a.ts',
    "import type { T } from './types.ts';\nconst b = () => import('./b.ts');",
  );
});
afterAll(() => rm(root, { recursive: true }));

test.each([
  ['package-lock.json', true],
  ['tools/build/src/surface.ts', true],
  ['apps/map/src/directory.tsx', true],
  ['libs/ui/src/tokens.css', true],
  ['libs/feature/lists/src/a.ts', true],
  ['libs/feature/lists/src/b.ts', true],
  ['libs/feature/lists/src/types.ts', false],
  ['libs/feature/lists/src/a.test.ts', false],
  ['libs/feature/lists/src/unused.ts', false],
  ['apps/embed/src/app.tsx', false],
])('detects whether a change of %s affects the map: %s', async (file, isOne) => {
  const before = await fingerprint();
  expect(await fingerprint()).toBe(before);
  await addFile(file, 'changed');
  expect((await fingerprint()) !== before).toBe(isOne);
  await addFile(file, file === 'libs/feature/lists/src/a.ts' ? "import('./b.ts')" : 'as it was');
});

test('finds the sources of the surfaces through every lib', async () => {
  const all = await Promise.all(['map', 'kiosk', 'shell'].map((name) => sourceFingerprint(name as 'map')));
  expect(new Set(all)).toHaveLength(3);
});
