import { itemRevision } from '@umkreis/contract/dashboard.ts';
import { item } from '@umkreis/contract/item.ts';
import { itemRestore } from '@umkreis/contract/item-write.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById, loadItem } from '../items/item.repository.ts';
import { restoreItem } from './restore-item.ts';
import { loadRevisions } from './revisions.repository.ts';

const byId = z.object({ id: uuid });
const tags = ['dashboard'];

/** History of an item, and restoring it. */
export async function itemHistoryRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.get(
    '/items/:id/revisions/',
    {
      config: { right: 'read' },
      schema: {
        summary: 'What was changed in an item, newest first',
        tags,
        params: byId,
        response: { 200: z.array(itemRevision) },
      },
    },
    async (request) => loadRevisions(db, owned(personOf(request), await findById(db, request.params.id), 'Item')),
  );

  app.post(
    '/items/:id/revisions/:revision/restore',
    {
      config: { right: 'write' },
      schema: {
        summary: 'Restores an item to a revision',
        tags,
        body: itemRestore,
        response: { 200: item },
        params: byId.extend({
          revision: z.coerce.number().int().min(0).max(2_147_483_647).describe('Revision to go back to'),
        }),
      },
    },
    async (request) => {
      const person = personOf(request);
      const key = owned(person, await findById(db, request.params.id), 'Item');
      await restoreItem(db, key, request.params.revision, { ...request.body, author: person.email });
      return (await loadItem(db, key))!;
    },
  );
}
