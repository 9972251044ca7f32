import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packagesInBrowsers } from './browser-modules.ts';

const root = path.join(import.meta.dirname, '../../../..');

test('no browser loads zod: the API validates, and forms show what it rejects', () => {
  const packages = packagesInBrowsers(root);
  expect([...packages.keys()]).toEqual(expect.arrayContaining(['react', 'maplibre-gl', 'swr']));
  expect(packages.get('zod')).toBeUndefined();
});

test('follows imports to the package, whichever way a module is loaded', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'umkreis-modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const project = (name: string, platform: string) => JSON.stringify({ name, nx: { tags: [`platform:${platform}`] } });
  write('apps/map/package.json', project('@own/map', 'browser'));
  write('libs/domain/contract/package.json', project('@own/contract', 'any'));
  write('libs/domain/server/package.json', project('@own/server', 'node'));
  write(
    'apps/map/src/main.tsx',
    "import { a } from './a.ts';\nconst later = () => import('@own/contract/later.ts');\n",
  );
  write(
    'apps/map/src/a.ts',
    "import type { B } from '@own/contract/b.ts';\nexport {\n  a,\n} from '@own/contract/a.ts';\n",
  );
  write('apps/map/src/a.test.ts', "import 'only-in-tests';\n");
  write('libs/domain/contract/src/a.ts', "import '@scope/side-effect/file.css';\n");
  write('libs/domain/contract/src/b.ts', "import { z } from 'only-as-type';\n");
  write('libs/domain/contract/src/later.ts', "import {\n  z,\n} from 'zod';\n");
  write('libs/domain/server/src/main.ts', "import 'only-on-servers';\n");
  const packages = packagesInBrowsers(folder);
  expect([...packages.keys()].toSorted()).toEqual(['@scope/side-effect', 'zod']);
  expect(packages.get('zod')).toEqual(['apps/map/src/main.tsx', 'libs/domain/contract/src/later.ts']);
});
