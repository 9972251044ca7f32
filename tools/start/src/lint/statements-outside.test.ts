import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { workspace } from '../services.ts';
import { statementsOutside } from './statements-outside.ts';

test.each([
  'apps/api',
  'apps/jobs',
  'libs/data-access/background-jobs',
  'libs/data-access/calendars',
  'libs/data-access/content',
  'libs/data-access/media-files',
  'libs/data-access/reference-data',
])('finds SQL in %s only inside repositories', async (project) => {
  expect(await statementsOutside(join(workspace, project, 'src'))).toEqual([]);
});

test('finds statements of all forms, and ignores types', async () => {
  const files = {
    'items/built.ts': "import type { Db } from './db.ts';\nexport const all = (db: Db) => db.selectFrom('items');",
    'items/raw.ts': "import { sql, type Selectable } from 'kysely';\nexport type Row = Selectable<{ a: 1 }>;",
    'items/whole.ts': "import * as kysely from 'kysely';\nexport const { sql } = kysely;",
    'items/typed.ts': "import type { Selectable } from 'kysely';\nimport { type Updateable } from 'kysely';",
    'items/items.repository.ts': "import { sql } from 'kysely';\nexport const all = sql`select 1`;",
    'items/items.test.ts': "db.deleteFrom('items');",
    'testing/seed.ts': "import { sql } from 'kysely';",
  };
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    expect(await statementsOutside(folder)).toEqual([
      'items/built.ts:2 selectFrom',
      'items/raw.ts:1 kysely',
      'items/whole.ts:1 kysely',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
