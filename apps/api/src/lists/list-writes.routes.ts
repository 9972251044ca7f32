import { featuredDeleted, listCreate, listedItem, listItem, listUpdate } from '@umkreis/contract/list-write.ts';
import { createdId, featuredCreate, featuredCreated } from '@umkreis/contract/item-write.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { list } from '@umkreis/contract/search-shortcut.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { assertBranchOrAll, branchOfNew } from '../auth/branch-or-all.ts';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { assertBranch, type Person } from '../auth/person.ts';
import { timeZoneOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editItem } from '../item-history/edit-item.ts';
import { findById } from '../items/item.repository.ts';
import { editReference } from '../reference/edit-reference.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { addToList, deleteList, insertList, takeFromList, writeList } from './list-writes.repository.ts';
import { deleteFeatured, findFeatured, insertFeatured, loadListItems, loadLists } from './lists.repository.ts';

const tags = ['lists'];
const write = { right: 'write' } as const;
const byId = z.object({ id: uuid });
const kind = 'list';

/** Lists and featured places, managed by the editors of their branch. */
export async function listWritesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const edits = listEdits(context);
  addLists(app, context, edits);
  addItemsOfLists(app, edits);
  addFeatured(app, context);
}

function listEdits({ db, documents }: ApiContext) {
  const load = (trx: Trx, id: string) => loadLists(trx, id).then((rows) => rows[0]);
  const found = async (id: string) => {
    const [row] = await loadLists(db, id);
    if (!row) throw notFound('List');
    return row;
  };
  const editItems = async (
    person: Person,
    listId: string,
    work: (trx: Trx, branchShortId: number | null) => Promise<void>,
  ) => {
    const { id, branchShortId } = await found(listId);
    assertBranchOrAll(person, branchShortId);
    await editReference(db, { kind, id, branchShortId, author: person.email, action: 'update' }, load, (trx) =>
      work(trx, branchShortId),
    );
    documents.renew('lists');
  };
  return { load, found, editItems };
}

function addLists(app: TypedApp, { db, documents }: ApiContext, { load, found }: ReturnType<typeof listEdits>): void {
  app.post(
    '/lists/',
    { config: write, schema: { summary: 'Creates a list', tags, body: listCreate, response: { 201: list } } },
    async (request, reply) => {
      const person = personOf(request);
      const branchShortId = branchOfNew(person, request.body.branchShortId);
      const id = uuidv7();
      const created = await editReference(
        db,
        { kind, id, branchShortId, author: person.email, action: 'create' },
        load,
        (trx) => insertList(trx, id, branchShortId, request.body),
      );
      documents.renew('lists');
      return reply.code(201).send(created!);
    },
  );

  app.put(
    '/lists/:id',
    {
      config: write,
      schema: {
        summary: 'Writes fields of a list, its items and their order',
        tags,
        params: byId,
        body: listUpdate,
        response: { 200: list },
      },
    },
    async (request) => {
      assertSameId(request);
      const person = personOf(request);
      const { id, branchShortId } = await found(request.params.id);
      assertBranchOrAll(person, branchShortId);
      const written = await editReference(
        db,
        { kind, id, branchShortId, author: person.email, action: 'update' },
        load,
        (trx) => writeList(trx, id, branchShortId, request.body),
      );
      documents.renew('lists');
      return written!;
    },
  );

  app.get(
    '/lists/:id/items/',
    {
      config: { right: 'read' },
      schema: {
        summary: 'Items of a list by name, in order',
        tags,
        params: byId,
        response: { 200: z.array(listedItem) },
      },
    },
    async (request) => {
      const { id, branchShortId } = await found(request.params.id);
      if (branchShortId !== null) assertBranch(personOf(request), branchShortId);
      return loadListItems(db, id);
    },
  );

  app.delete(
    '/lists/:id',
    {
      config: write,
      schema: { summary: 'Deletes a list; its places stay', tags, params: byId, response: { 200: createdId } },
    },
    async (request) => {
      const person = personOf(request);
      const { id, branchShortId } = await found(request.params.id);
      assertBranchOrAll(person, branchShortId);
      await editReference(db, { kind, id, branchShortId, author: person.email, action: 'delete' }, load, (trx) =>
        deleteList(trx, id),
      );
      documents.renew('lists');
      return { id };
    },
  );
}

function addItemsOfLists(app: TypedApp, { editItems }: ReturnType<typeof listEdits>): void {
  app.post(
    '/lists/items/',
    {
      config: write,
      schema: { summary: 'Adds an item at the end of a list', tags, body: listItem, response: { 201: listItem } },
    },
    async (request, reply) => {
      const { listId, itemId } = request.body;
      await editItems(personOf(request), listId, (trx, branch) => addToList(trx, listId, branch, itemId));
      return reply.code(201).send(request.body);
    },
  );

  app.delete(
    '/lists/items/:listId/:itemId',
    {
      config: write,
      schema: { summary: 'Takes an item out of a list', tags, params: listItem, response: { 200: listItem } },
    },
    async (request) => {
      const { listId, itemId } = request.params;
      await editItems(personOf(request), listId, async (trx) => {
        if (!(await takeFromList(trx, listId, itemId))) throw notFound('Item of the list');
      });
      return request.params;
    },
  );
}

function addFeatured(app: TypedApp, { db, documents, content }: ApiContext): void {
  const zoneOf = timeZoneOf(content);

  app.post(
    '/featured/',
    {
      config: write,
      schema: { summary: 'Features an item on a day', tags, body: featuredCreate, response: { 201: featuredCreated } },
    },
    async (request, reply) => {
      const { itemId, dateFeatured } = request.body;
      const person = personOf(request);
      const key = owned(person, await findById(db, itemId), 'Item');
      const created = await editItem(
        db,
        key,
        { author: person.email, action: 'featured-create', tables: ['featured'] },
        (trx) => insertFeatured(trx, key, dateFeatured ?? dayInZone(new Date(), zoneOf(key.owner_id))),
      );
      documents.renew('featured');
      return reply.code(201).send(created);
    },
  );

  app.delete(
    '/featured/:featuredId',
    {
      config: write,
      schema: {
        summary: 'Ends the featuring of an item',
        tags,
        params: z.object({ featuredId: uuid.describe('Featured entry') }),
        response: { 200: featuredDeleted },
      },
    },
    async (request) => {
      const { featuredId } = request.params;
      const person = personOf(request);
      const key = owned(person, await findFeatured(db, featuredId), 'Featured entry');
      await editItem(
        db,
        key,
        { author: person.email, action: 'featured-delete', tables: ['featured'] },
        async (trx) => {
          if (!(await deleteFeatured(trx, key, featuredId))) throw notFound('Featured entry');
        },
      );
      documents.renew('featured');
      return { featuredId, itemId: key.id };
    },
  );
}
