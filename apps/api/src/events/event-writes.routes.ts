import {
  editedEvent,
  eventBranch,
  eventBranches,
  eventCreate,
  eventCreated,
  eventTag,
  eventUpdate,
} from '@umkreis/contract/event-write.ts';
import { itemEvent, itemEventRelation } from '@umkreis/contract/item-write.ts';
import { branchShortId, uuid } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { assertBranch } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById, loadItem } from '../items/item.repository.ts';
import { assertExisting } from '../writing/existing-ids.repository.ts';
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

const tags = ['dashboard'];
const write = { right: 'write' } as const;
const byId = z.object({ id: uuid });

export async function eventWritesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  addEvents(app, context);
  addBranchesOfEvents(app, context);
  addTagsOfEvents(app, context);
  addItemsOfEvents(app, context);
}

function addEvents(app: TypedApp, { db }: ApiContext): void {
  app.post(
    '/events',
    {
      config: write,
      schema: {
        summary: 'Creates an event, with everything sent with it or with nothing',
        tags,
        body: eventCreate,
        response: { 201: eventCreated },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      return reply
        .code(201)
        .send(
          await createEvent(db, owned(person, await findById(db, request.body.itemId), 'Item'), request.body, person),
        );
    },
  );

  app.get(
    '/events/dashboard/:id',
    {
      config: { right: 'read' },
      schema: { summary: 'An event as an editor sees it', tags, params: byId, response: { 200: editedEvent } },
    },
    async (request) => {
      const found = await loadEvent(db, owned(personOf(request), await findEvent(db, request.params.id), 'Event'));
      if (!found) throw notFound('Event');
      return found;
    },
  );

  app.put(
    '/events/:id',
    {
      config: write,
      schema: {
        summary: 'Writes fields of an event',
        tags,
        params: byId,
        body: eventUpdate,
        response: { 200: editedEvent },
      },
    },
    async (request) => {
      assertSameId(request);
      const person = personOf(request);
      return updateEvent(
        db,
        owned(person, await findEvent(db, request.params.id), 'Event'),
        request.body,
        person.email,
      );
    },
  );
}

function addBranchesOfEvents(app: TypedApp, { db }: ApiContext): void {
  app.post(
    '/events/branches/',
    {
      config: write,
      schema: { summary: 'Shows an event on a branch', tags, body: eventBranch, response: { 201: eventBranch } },
    },
    async (request, reply) => {
      const { eventId, branchId } = request.body;
      const person = personOf(request);
      const key = owned(person, await findEvent(db, eventId), 'Event');
      assertBranch(person, branchId);
      await editEvent(db, key, { author: person.email, action: 'branch-create' }, (trx) =>
        insertEventBranches(trx, key, [branchId]),
      );
      return reply.code(201).send({ eventId, branchId });
    },
  );

  app.post(
    '/events/branches/multiple/',
    {
      config: write,
      schema: {
        summary: 'Shows an event on branches',
        tags,
        body: eventBranches,
        response: { 201: z.array(eventBranch) },
      },
    },
    async (request, reply) => {
      const { eventId, branchIds } = request.body;
      const person = personOf(request);
      const key = owned(person, await findEvent(db, eventId), 'Event');
      for (const branchId of branchIds) assertBranch(person, branchId);
      await editEvent(db, key, { author: person.email, action: 'branch-create' }, (trx) =>
        insertEventBranches(trx, key, branchIds),
      );
      return reply.code(201).send(branchIds.map((branchId) => ({ eventId, branchId })));
    },
  );

  app.delete(
    '/events/branches/:eventId/:branchId',
    {
      config: write,
      schema: {
        summary: 'Takes an event from a branch',
        tags,
        params: z.object({ eventId: uuid, branchId: z.coerce.number().pipe(branchShortId).describe('Branch') }),
        response: { 200: eventBranch },
      },
    },
    async (request) => {
      const { eventId, branchId } = request.params;
      const person = personOf(request);
      const key = owned(person, await findEvent(db, eventId), 'Event');
      await editEvent(db, key, { author: person.email, action: 'branch-delete' }, async (trx) => {
        if (!(await deleteEventBranch(trx, key, branchId))) throw notFound('Branch of the event');
      });
      return { eventId, branchId };
    },
  );
}

function addTagsOfEvents(app: TypedApp, { db }: ApiContext): void {
  app.post(
    '/events/tags/',
    { config: write, schema: { summary: 'Adds a tag to an event', tags, body: eventTag, response: { 201: eventTag } } },
    async (request, reply) => {
      const { eventId, tagId } = request.body;
      const person = personOf(request);
      const key = owned(person, await findEvent(db, eventId), 'Event');
      await editEvent(db, key, { author: person.email, action: 'tag-create' }, async (trx) => {
        await assertExisting(trx, 'tags', [tagId], () => '/tagId');
        await insertEventTags(trx, key, [tagId]);
      });
      return reply.code(201).send({ eventId, tagId });
    },
  );

  app.delete(
    '/events/tags/:eventId/:tagId',
    {
      config: write,
      schema: {
        summary: 'Takes a tag from an event',
        tags,
        params: z.object({ eventId: uuid, tagId: uuid }),
        response: { 200: eventTag },
      },
    },
    async (request) => {
      const { eventId, tagId } = request.params;
      const person = personOf(request);
      const key = owned(person, await findEvent(db, eventId), 'Event');
      await editEvent(db, key, { author: person.email, action: 'tag-delete' }, async (trx) => {
        if (!(await deleteEventTag(trx, key, tagId))) throw notFound('Tag of the event');
      });
      return { eventId, tagId };
    },
  );
}

function addItemsOfEvents(app: TypedApp, { db }: ApiContext): void {
  app.post(
    '/items/events/',
    {
      config: write,
      schema: {
        summary: 'Shows an event on another item too',
        tags,
        body: itemEvent,
        response: { 201: itemEventRelation },
      },
    },
    async (request, reply) => {
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
        .send({
          itemId,
          eventId,
          relationshipId,
          title: item.title,
          categoryId: item.categories[0]?.categoryId ?? null,
        });
    },
  );

  app.delete(
    '/items/events/:itemId/:eventId/:relationshipId',
    {
      config: write,
      schema: {
        summary: 'Takes an event from another item',
        tags,
        params: z.object({
          itemId: uuid,
          eventId: uuid,
          relationshipId: z.coerce.number().int().min(1).max(100).describe('1: the event also shows there'),
        }),
        response: { 200: itemEvent },
      },
    },
    async (request) => {
      const { itemId, eventId, relationshipId } = request.params;
      const person = personOf(request);
      const key = owned(person, await findEvent(db, eventId), 'Event');
      await editEvent(db, key, { author: person.email, action: 'item-delete' }, async (trx) => {
        if (!(await deleteEventItem(trx, key, itemId, relationshipId))) throw notFound('Event of the item');
      });
      return { itemId, eventId, relationshipId };
    },
  );
}
