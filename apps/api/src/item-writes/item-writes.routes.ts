import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { ownerOfNew } from '../auth/owner-of-new.ts';
import { createPlaceOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById, itemOfRow, loadItem } from '../items/item.repository.ts';
import { transact } from '@umkreis/db/owner-transaction.ts';
import { createItem } from './create-item.ts';
import { updateItem } from './update-item.ts';

/** Creates and updates items. */
export async function itemWritesRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
  const placeOf = createPlaceOf(content);
  app.handle('POST /items', async (request) => {
    const { body } = request;
    const person = personOf(request);
    const owner = ownerOfNew(person, body.branchShortId);
    const place = placeOf(owner, body);
    const created = await transact(db, owner, (trx) => createItem(trx, body, { owner, author: person.email, place }));
    return created;
  });

  app.handle('PUT /items/{id}', async (request) => {
    const person = personOf(request);
    const key = owned(person, await findById(db, request.params.id), 'Item');
    const stored = await updateItem(db, key, request.body, person.email);
    return stored ? itemOfRow(db, stored) : (await loadItem(db, key))!;
  });
}
