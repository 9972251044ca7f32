import { itemCreated } from '@umkreis/contract/item-write.ts';
import { item } from '@umkreis/contract/item.ts';
import { itemCopy, itemMerge } from '@umkreis/contract/merge.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById, loadItem } from '../items/item.repository.ts';
import { copyItem } from './copy-item.ts';
import { mergeItems } from './merge-items.ts';

const byId = z.object({ id: uuid });
const tags = ['dashboard'];

/** Merges two items, and copies one. */
export async function mergeRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.put(
    '/items/:id/merge',
    {
      config: { right: 'write' },
      schema: { summary: 'Makes one item of two', tags, params: byId, body: itemMerge, response: { 200: item } },
    },
    async (request) => {
      const person = personOf(request);
      const key = owned(person, await findById(db, request.params.id), 'Item');
      await mergeItems(db, key, request.body, person.email);
      return (await loadItem(db, key))!;
    },
  );

  app.post(
    '/items/:id/copies/',
    {
      config: { right: 'write' },
      schema: { summary: 'Copies an item', tags, params: byId, body: itemCopy, response: { 201: itemCreated } },
    },
    async (request, reply) => {
      const person = personOf(request);
      const key = owned(person, await findById(db, request.params.id), 'Item');
      return reply.code(201).send(await copyItem(db, key, request.body.title, person.email));
    },
  );
}
