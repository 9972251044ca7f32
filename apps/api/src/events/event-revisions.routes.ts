import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { loadEventRevisions } from './event-revisions.repository.ts';
import { findEvent } from '@umkreis/calendars/event-rows.repository.ts';
import { restoreEvent } from './restore-event.ts';

export async function eventRevisionsRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.handle('GET /events/{id}/revisions/', async (request) =>
    loadEventRevisions(db, owned(personOf(request), await findEvent(db, request.params.id), 'Event')),
  );

  app.handle('POST /events/{id}/revisions/{revision}/restore', async (request) => {
    const person = personOf(request);
    return restoreEvent(
      db,
      owned(person, await findEvent(db, request.params.id), 'Event'),
      request.params.revision,
      request.body,
      person,
    );
  });
}
