import { itemUpdate } from '@umkreis/contract/dashboard.ts';
import { item } from '@umkreis/contract/item.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { itemCreate, itemCreated } from '@umkreis/contract/item-write.ts';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { ownerOfNew } from '../auth/owner-of-new.ts';
import { createPlaceOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { geometryLimits } from '../http/input-limits.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById, itemOfRow, loadItem } from '../items/item.repository.ts';
import { transact } from '@umkreis/db/owner-transaction.ts';
import { createItem } from './create-item.ts';
import { updateItem } from './update-item.ts';

const byId = z.object({ id: uuid });
const tags = ['dashboard'];

/** Creates and updates items. */
export async function itemWritesRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
  const placeOf = createPlaceOf(content);
  app.post(
    '/items',
    {
      config: { right: 'write', input: geometryLimits },
      schema: {
        summary: 'Creates an item, with everything sent with it or with nothing',
        tags,
        body: itemCreate,
        response: { 201: itemCreated },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const person = personOf(request);
      const owner = ownerOfNew(person, body.branchShortId);
      const place = placeOf(owner, body);
      const created = await transact(db, owner, (trx) => createItem(trx, body, { owner, author: person.email, place }));
      return reply.code(201).send(created);
    },
  );

  app.put(
    '/items/:id',
    {
      config: { right: 'write' },
      schema: { summary: 'Writes fields of an item', tags, params: byId, body: itemUpdate, response: { 200: item } },
    },
    async (request) => {
      const person = personOf(request);
      const key = owned(person, await findById(db, request.params.id), 'Item');
      const stored = await updateItem(db, key, request.body, person.email);
      return stored ? itemOfRow(db, stored) : (await loadItem(db, key))!;
    },
  );
}
