import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { assertBranch } from '../auth/person.ts';
import { timeZoneOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editItem } from '../item-history/edit-item.ts';
import { findById } from '../items/item.repository.ts';
import { addRowWrites } from '../reference/add-row-writes.ts';
import type { Db } from '@umkreis/db/database.ts';
import { addToList, deleteList, insertList, takeFromList, writeList } from './list-writes.repository.ts';
import { deleteFeatured, findFeatured, insertFeatured, loadListItems, loadLists } from './lists.repository.ts';

/** Lists and featured places, managed by the editors of their branch. */
export async function listWritesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  addLists(app, context);
  addFeatured(app, context);
}

function addLists(app: TypedApp, context: ApiContext): void {
  const load = async (db: Db, id: string) => (await loadLists(db, id))[0];

  const lists = addRowWrites(app, context, {
    path: '/lists/',
    kind: 'list',
    name: 'List',
    isOfBranch: true,
    documents: ['lists'],
    load,
    insert: (trx, { id, branchShortId }, fields) => insertList(trx, id, branchShortId, fields),
    write: (trx, { id, branchShortId }, fields) => writeList(trx, id, branchShortId, fields),
    remove: deleteList,
  });

  app.handle('GET /lists/{id}/items/', async (request) => {
    const list = await load(context.db, request.params.id);
    if (!list) throw notFound('List');
    if (list.branchShortId !== null) assertBranch(personOf(request), list.branchShortId);
    return loadListItems(context.db, list.id);
  });

  app.handle('POST /lists/items/', async (request) => {
    const { listId, itemId } = request.body;
    await lists.edit(personOf(request), listId, 'update', (trx, { id, branchShortId }) =>
      addToList(trx, id, branchShortId, itemId),
    );
    return request.body;
  });

  app.handle('DELETE /lists/items/{listId}/{itemId}', async (request) => {
    const { listId, itemId } = request.params;
    await lists.edit(personOf(request), listId, 'update', async (trx, { id }) => {
      if (!(await takeFromList(trx, id, itemId))) throw notFound('Item of the list');
    });
    return request.params;
  });
}

function addFeatured(app: TypedApp, { db, documents, content }: ApiContext): void {
  const zoneOf = timeZoneOf(content);

  app.handle('POST /featured/', async (request) => {
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
    return created;
  });

  app.handle('DELETE /featured/{featuredId}', async (request) => {
    const { featuredId } = request.params;
    const person = personOf(request);
    const key = owned(person, await findFeatured(db, featuredId), 'Featured entry');
    await editItem(db, key, { author: person.email, action: 'featured-delete', tables: ['featured'] }, async (trx) => {
      if (!(await deleteFeatured(trx, key, featuredId))) throw notFound('Featured entry');
    });
    documents.renew('featured');
    return { featuredId, itemId: key.id };
  });
}
