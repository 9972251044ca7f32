import { snapshotEnv } from '@umkreis/content/snapshots/snapshot-env.ts';
import { personOf } from '../auth/guard.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { addRowWrites } from '../reference/add-row-writes.ts';
import { editedShortcuts } from './search-shortcuts.repository.ts';
import { deleteShortcut, insertShortcut, writeShortcut } from './shortcut-writes.repository.ts';

/** Search shortcuts, managed by the editors of their branch; they override the configuration of the branch. */
export async function shortcutWritesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const { db, config } = context;
  const env = snapshotEnv(config);

  app.handle('GET /search/shortcuts/dashboard/', async (request) =>
    editedShortcuts(db, { branches: personOf(request).branchShortIds }, env),
  );

  addRowWrites(app, context, {
    path: '/search/shortcuts/',
    kind: 'searchShortcut',
    name: 'Search shortcut',
    isOfBranch: true,
    documents: ['/search/shortcuts/', 'branches'],
    load: async (trx, id) => (await editedShortcuts(trx, { id }, env))[0],
    insert: async (trx, { id, branchShortId }, fields) => {
      if (branchShortId === null && (fields.allowItemAddition || fields.allowChangeRequest))
        throw invalidField('/allowItemAddition', 'proposals go to the editors of a branch');
      await insertShortcut(trx, id, branchShortId, fields);
    },
    write: (trx, _key, fields, row) => writeShortcut(trx, row, fields),
    remove: deleteShortcut,
  });
}
