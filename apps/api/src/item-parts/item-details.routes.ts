import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { createPlaceOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById } from '../items/item.repository.ts';
import { findByDetail } from './item-details.repository.ts';
import { createDetail, deleteDetail, updateDetail } from './write-detail.ts';

export async function itemDetailsRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
  const placeOf = createPlaceOf(content);

  app.handle('POST /items/details/', async (request) => {
    const person = personOf(request);
    const key = owned(person, await findById(db, request.body.itemId), 'Item');
    return await createDetail(db, key, request.body, person.email, placeOf);
  });

  app.handle('PUT /items/details/{id}', async (request) => {
    const person = personOf(request);
    if (request.body.id !== request.params.id) throw invalidField('/id', 'differs from the one in the path');
    return updateDetail(
      db,
      owned(person, await findByDetail(db, request.params.id), 'Detail'),
      request.body,
      person.email,
      placeOf,
    );
  });

  app.handle('DELETE /items/details/{id}', async (request) => {
    const person = personOf(request);
    await deleteDetail(
      db,
      owned(person, await findByDetail(db, request.params.id), 'Detail'),
      { id: request.params.id, dateUpdated: request.query.dateUpdated },
      person.email,
    );
    return { id: request.params.id };
  });
}
