import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById, loadItem } from '../items/item.repository.ts';
import { copyItem } from './copy-item.ts';
import { mergeItems } from './merge-items.ts';

/** Merges two items, and copies one. */
export async function mergeRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.handle('PUT /items/{id}/merge', async (request) => {
    const person = personOf(request);
    const key = owned(person, await findById(db, request.params.id), 'Item');
    await mergeItems(db, key, request.body, person.email);
    return (await loadItem(db, key))!;
  });

  app.handle('POST /items/{id}/copies/', async (request) => {
    const person = personOf(request);
    const key = owned(person, await findById(db, request.params.id), 'Item');
    return await copyItem(db, key, request.body.title, person.email);
  });
}
