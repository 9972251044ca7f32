import { itemDetailCreate, itemDetailUpdate } from '@umkreis/contract/dashboard.ts';
import { itemDetail } from '@umkreis/contract/item.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { createPlaceOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById } from '../items/item.repository.ts';
import { findByDetail } from './item-details.repository.ts';
import { createDetail, deleteDetail, updateDetail } from './write-detail.ts';

const byId = z.object({ id: uuid });
const tags = ['dashboard'];

export async function itemDetailsRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
  const placeOf = createPlaceOf(content);

  app.post(
    '/items/details/',
    {
      config: { right: 'write' },
      schema: { summary: 'Adds a detail', tags, body: itemDetailCreate, response: { 201: itemDetail } },
    },
    async (request, reply) => {
      const person = personOf(request);
      const key = owned(person, await findById(db, request.body.itemId), 'Item');
      return reply.code(201).send(await createDetail(db, key, request.body, person.email, placeOf));
    },
  );

  app.put(
    '/items/details/:id',
    {
      config: { right: 'write' },
      schema: { summary: 'Writes a detail', tags, params: byId, body: itemDetailUpdate, response: { 200: itemDetail } },
    },
    async (request) => {
      const person = personOf(request);
      if (request.body.id !== request.params.id) throw invalidField('/id', 'differs from the one in the path');
      return updateDetail(
        db,
        owned(person, await findByDetail(db, request.params.id), 'Detail'),
        request.body,
        person.email,
        placeOf,
      );
    },
  );

  app.delete(
    '/items/details/:id',
    {
      config: { right: 'write' },
      schema: { summary: 'Deletes a detail', tags, params: byId, response: { 200: byId } },
    },
    async (request) => {
      const person = personOf(request);
      await deleteDetail(
        db,
        owned(person, await findByDetail(db, request.params.id), 'Detail'),
        request.params.id,
        person.email,
      );
      return { id: request.params.id };
    },
  );
}
