import { itemRevision } from '@umkreis/contract/dashboard.ts';
import { editedEvent } from '@umkreis/contract/event-write.ts';
import { itemRestore } from '@umkreis/contract/item-write.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { loadEventRevisions } from './event-revisions.repository.ts';
import { findEvent } from '@umkreis/calendars/event-rows.repository.ts';
import { restoreEvent } from './restore-event.ts';

const tags = ['dashboard'];
const byId = z.object({ id: uuid });

export async function eventRevisionsRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.get(
    '/events/:id/revisions/',
    {
      config: { right: 'read' },
      schema: {
        summary: 'What was changed in an event, newest first',
        tags,
        params: byId,
        response: { 200: z.array(itemRevision) },
      },
    },
    async (request) =>
      loadEventRevisions(db, owned(personOf(request), await findEvent(db, request.params.id), 'Event')),
  );

  app.post(
    '/events/:id/revisions/:revision/restore',
    {
      config: { right: 'write' },
      schema: {
        summary: 'Restores an event to a revision',
        tags,
        body: itemRestore,
        response: { 200: editedEvent },
        params: byId.extend({ revision: z.coerce.number().int().min(0).max(2_147_483_647).describe('Revision') }),
      },
    },
    async (request) => {
      const person = personOf(request);
      return restoreEvent(
        db,
        owned(person, await findEvent(db, request.params.id), 'Event'),
        request.params.revision,
        request.body,
        person,
      );
    },
  );
}
