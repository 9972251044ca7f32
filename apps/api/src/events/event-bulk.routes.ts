import { findEvents, type EventKey } from '@umkreis/calendars/event-rows.repository.ts';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { binEvents } from './bin-events.ts';

/** Moves several events to the trash, or restores them. */
export async function eventBulkRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.handle('PUT /events/bulk/', async (request) => {
    const { eventIds, isBinned } = request.body;
    const person = personOf(request);
    const wanted = [...new Set(eventIds.map((id) => id.toLowerCase()))];
    const byId = new Map((await findEvents(db, wanted)).map((key) => [key.id, key]));
    const missing = wanted.filter((id) => !byId.has(id));
    if (missing.length > 0) throw missingEvents(eventIds, new Set(missing));
    const keys: EventKey[] = wanted.map((id) => owned(person, byId.get(id), 'Event'));
    return binEvents(db, keys, isBinned, person.email);
  });
}

const missingEvents = (sent: readonly string[], missing: ReadonlySet<string>) =>
  new ProblemError(400, 'invalid-field', 'Nothing was changed: some events are refused', {
    errors: sent.flatMap((id, index) =>
      missing.has(id.toLowerCase()) ? [{ field: `/eventIds/${index}`, message: 'no such event any more' }] : [],
    ),
  });
