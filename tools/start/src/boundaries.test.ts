import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';
import { projectFolders } from '@umkreis/deploy/shared/project-folders.ts';
import { refreshProjectGraph } from './project-graph.ts';
import { workspace } from './services.ts';

let eslint: ESLint;
beforeAll(() => {
  refreshProjectGraph();
  eslint = new ESLint({ cwd: workspace });
});

async function lintErrors(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.map((message) => message.ruleId ?? message.message);
}

test.each([
  [
    'a lib must not read the registry',
    'libs/feature/guide-core/src/x.ts',
    "import { branchConfigs } from '@umkreis/branches/registry.ts'; console.log(branchConfigs);",
    '@nx/enforce-module-boundaries',
  ],
  [
    'ui must not fetch',
    'libs/ui/src/x.ts',
    "import { request } from '@umkreis/api-client/request.ts'; console.log(request);",
    '@nx/enforce-module-boundaries',
  ],
  [
    'the contract stands alone',
    'libs/contract/src/x.ts',
    "import { createTracker } from '@umkreis/metrics/tracker.ts'; console.log(createTracker);",
    '@nx/enforce-module-boundaries',
  ],
  [
    'a browser surface must not open the database',
    'apps/map/src/x.ts',
    "import { connect } from '@umkreis/db/database.ts'; console.log(connect);",
    '@nx/enforce-module-boundaries',
  ],
  [
    'features do not import each other',
    'libs/feature/chat/src/x.ts',
    "import { PlaceRow } from '@umkreis/lists/place-row.tsx'; console.log(PlaceRow);",
    '@nx/enforce-module-boundaries',
  ],
  [
    'nobody imports an app',
    'apps/kiosk/src/x.ts',
    "import App from '@umkreis/map/src/app.tsx'; console.log(App);",
    'no-restricted-imports',
  ],
  [
    'the router comes from the facade',
    'libs/feature/guide-core/src/x.ts',
    "import { Link } from 'react-router-dom'; console.log(Link);",
    'no-restricted-imports',
  ],
  [
    'servers have one bounded cache',
    'apps/edge/src/x.ts',
    "import { LRUCache } from 'lru-cache'; console.log(LRUCache);",
    'no-restricted-imports',
  ],
])('%s', async (_name, file, code, rule) => {
  expect(await lintErrors(file, code)).toContain(rule);
});

test('allows a permitted import', async () => {
  expect(
    await lintErrors(
      'apps/embed/src/x.ts',
      "import { request } from '@umkreis/api-client/request.ts'; console.log(request);",
    ),
  ).toEqual([]);
});

const libs = [...projectFolders(workspace).values()].filter((folder) => folder.startsWith('libs/'));

test.each(libs.filter((folder) => folder !== 'libs/domain/branches'))('%s has the tag of its layer', (folder) => {
  const { nx } = JSON.parse(readFileSync(path.join(workspace, folder, 'package.json'), 'utf8')) as {
    nx: { tags: string[] };
  };
  const layer = folder.split('/')[1]!;
  expect([`type:${layer}`, ...(layer === 'feature' ? ['type:feature-core'] : [])]).toContain(
    nx.tags.find((tag) => tag.startsWith('type:')),
  );
});
