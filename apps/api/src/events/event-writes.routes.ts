import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { assertBranch } from '../auth/person.ts';
import { timeZoneOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById, loadItem } from '../items/item.repository.ts';
import { assertExisting } from '../shared-queries/existing-ids.repository.ts';
import { editEvent } from './edit-event.ts';
import {
  deleteEventBranch,
  deleteEventItem,
  deleteEventTag,
  findEvent,
  insertEventBranches,
  insertEventItems,
  insertEventTags,
  loadEvent,
} from '@umkreis/calendars/event-rows.repository.ts';
import { createEvent, updateEvent } from './write-event.ts';

export async function eventWritesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  addEvents(app, context);
  addBranchesOfEvents(app, context);
  addTagsOfEvents(app, context);
  addItemsOfEvents(app, context);
}

function addEvents(app: TypedApp, { db, content }: ApiContext): void {
  const zoneOf = timeZoneOf(content);
  app.handle('POST /events', async (request, reply) => {
    const person = personOf(request);
    const place = owned(person, await findById(db, request.body.itemId), 'Item');
    const editing = { by: person, timeZone: zoneOf(place.owner_id) };
    return reply.code(201).send(await createEvent(db, place, request.body, editing));
  });

  app.handle('GET /events/dashboard/{id}', async (request) => {
    const found = await loadEvent(db, owned(personOf(request), await findEvent(db, request.params.id), 'Event'));
    if (!found) throw notFound('Event');
    return found;
  });

  app.handle('PUT /events/{id}', async (request) => {
    assertSameId(request);
    const person = personOf(request);
    const key = owned(person, await findEvent(db, request.params.id), 'Event');
    return updateEvent(db, key, request.body, { by: person.email, timeZone: zoneOf(key.owner_id) });
  });
}

function addBranchesOfEvents(app: TypedApp, { db }: ApiContext): void {
  app.handle('POST /events/branches/', async (request) => {
    const { eventId, branchId } = request.body;
    const person = personOf(request);
    const key = owned(person, await findEvent(db, eventId), 'Event');
    assertBranch(person, branchId);
    await editEvent(db, key, { author: person.email, action: 'branch-create' }, (trx) =>
      insertEventBranches(trx, key, [branchId]),
    );
    return { eventId, branchId };
  });

  app.handle('POST /events/branches/multiple/', async (request) => {
    const { eventId, branchIds } = request.body;
    const person = personOf(request);
    const key = owned(person, await findEvent(db, eventId), 'Event');
    for (const branchId of branchIds) assertBranch(person, branchId);
    await editEvent(db, key, { author: person.email, action: 'branch-create' }, (trx) =>
      insertEventBranches(trx, key, branchIds),
    );
    return branchIds.map((branchId) => ({ eventId, branchId }));
  });

  app.handle('DELETE /events/branches/{eventId}/{branchId}', async (request) => {
    const { eventId, branchId } = request.params;
    const person = personOf(request);
    const key = owned(person, await findEvent(db, eventId), 'Event');
    await editEvent(db, key, { author: person.email, action: 'branch-delete' }, async (trx) => {
      if (!(await deleteEventBranch(trx, key, branchId))) throw notFound('Branch of the event');
    });
    return { eventId, branchId };
  });
}

function addTagsOfEvents(app: TypedApp, { db }: ApiContext): void {
  app.handle('POST /events/tags/', async (request) => {
    const { eventId, tagId } = request.body;
    const person = personOf(request);
    const key = owned(person, await findEvent(db, eventId), 'Event');
    await editEvent(db, key, { author: person.email, action: 'tag-create' }, async (trx) => {
      await assertExisting(trx, 'tags', [tagId], () => '/tagId');
      await insertEventTags(trx, key, [tagId]);
    });
    return { eventId, tagId };
  });

  app.handle('DELETE /events/tags/{eventId}/{tagId}', async (request) => {
    const { eventId, tagId } = request.params;
    const person = personOf(request);
    const key = owned(person, await findEvent(db, eventId), 'Event');
    await editEvent(db, key, { author: person.email, action: 'tag-delete' }, async (trx) => {
      if (!(await deleteEventTag(trx, key, tagId))) throw notFound('Tag of the event');
    });
    return { eventId, tagId };
  });
}

function addItemsOfEvents(app: TypedApp, { db }: ApiContext): void {
  app.handle('POST /items/events/', async (request, reply) => {
    const { itemId, eventId, relationshipId } = request.body;
    const person = personOf(request);
    const item = await loadItem(db, owned(person, await findById(db, itemId), 'Item'));
    const key = owned(person, await findEvent(db, eventId), 'Event');
    if (!item) throw notFound('Item');
    await editEvent(db, key, { author: person.email, action: 'item-create' }, (trx) =>
      insertEventItems(trx, key, [itemId], relationshipId),
    );
    return reply
      .code(201)
      .send({ itemId, eventId, relationshipId, title: item.title, categoryId: item.categories[0]?.categoryId ?? null });
  });

  app.handle('DELETE /items/events/{itemId}/{eventId}/{relationshipId}', async (request) => {
    const { itemId, eventId, relationshipId } = request.params;
    const person = personOf(request);
    const key = owned(person, await findEvent(db, eventId), 'Event');
    await editEvent(db, key, { author: person.email, action: 'item-delete' }, async (trx) => {
      if (!(await deleteEventItem(trx, key, itemId, relationshipId))) throw notFound('Event of the item');
    });
    return { itemId, eventId, relationshipId };
  });
}
