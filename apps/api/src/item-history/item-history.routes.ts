import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById, loadItem } from '../items/item.repository.ts';
import { restoreItem } from './restore-item.ts';
import { loadRevisions } from './revisions.repository.ts';

/** History of an item, and restoring it. */
export async function itemHistoryRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.handle('GET /items/{id}/revisions/', async (request) =>
    loadRevisions(db, owned(personOf(request), await findById(db, request.params.id), 'Item')),
  );

  app.handle('POST /items/{id}/revisions/{revision}/restore', async (request) => {
    const person = personOf(request);
    const key = owned(person, await findById(db, request.params.id), 'Item');
    await restoreItem(db, key, request.params.revision, { ...request.body, author: person.email });
    return (await loadItem(db, key))!;
  });
}
