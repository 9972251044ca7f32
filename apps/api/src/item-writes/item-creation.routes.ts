import { itemCreate, itemCreated } from '@umkreis/contract/item-write.ts';
import { personOf } from '../auth/guard.ts';
import { ownerOfNew } from '../auth/owner-of-new.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { createItem } from './create-item.ts';
import { createPlaceOf } from '../content/place-of.ts';

export async function itemCreationRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
  const placeOf = createPlaceOf(content);
  app.post(
    '/items',
    {
      config: { right: 'write' },
      schema: {
        summary: 'Creates an item, with everything sent with it or with nothing',
        tags: ['dashboard'],
        body: itemCreate,
        response: { 201: itemCreated },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      return reply
        .code(201)
        .send(
          await createItem(db, ownerOfNew(person, request.body.branchShortId), request.body, person.email, placeOf),
        );
    },
  );
}
