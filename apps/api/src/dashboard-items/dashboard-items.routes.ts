import {
  dashboardCities as dashboardCitiesSchema,
  dashboardCitiesQuery,
  dashboardItemPage,
  dashboardItemQuery,
  itemDetailCreate,
  itemDetailUpdate,
  itemRevision,
  itemUpdate,
} from '@umkreis/contract/dashboard.ts';
import { item, itemDetail } from '@umkreis/contract/item.ts';
import { editedItem, itemRestore } from '@umkreis/contract/item-write.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { visibleOwners } from '../auth/visible-owners.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField, notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { dashboardCities, dashboardItems } from './dashboard-items.repository.ts';
import { binnedSince, findByDetail, findById, loadItem } from '../items/item.repository.ts';
import { newestReview } from '../item-parts/item-reviews.repository.ts';
import { createPlaceOf } from '../content/place-of.ts';
import { restoreItem } from '../item-history/restore-item.ts';
import { loadRevisions } from '../item-history/revisions.repository.ts';
import { updateItem } from '../item-writes/update-item.ts';
import { createDetail, deleteDetail, updateDetail } from '../item-parts/write-detail.ts';

const byId = z.object({ id: uuid });
const tags = ['dashboard'];

export async function dashboardItemsRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
  const placeOf = createPlaceOf(content);

  app.get(
    '/items/dashboard/',
    {
      config: { right: 'read' },
      schema: {
        summary: "Items of the person's branches",
        tags,
        querystring: dashboardItemQuery,
        response: { 200: dashboardItemPage },
      },
    },
    async (request) => {
      const { query } = request;
      const { items, total } = await dashboardItems(db, visibleOwners(personOf(request), query.branch, content), query);
      return { items, total, page: query.page, pageCount: Math.ceil(total / query.pageSize) };
    },
  );

  app.get(
    '/items/dashboard/cities/',
    {
      config: { right: 'read' },
      schema: {
        summary: "Cities of the items of the person's branches",
        tags,
        querystring: dashboardCitiesQuery,
        response: { 200: dashboardCitiesSchema },
      },
    },
    async (request) => dashboardCities(db, visibleOwners(personOf(request), request.query.branch, content)),
  );

  app.get(
    '/items/dashboard/:id',
    {
      config: { right: 'read' },
      schema: { summary: 'An item as an editor sees it', tags, params: byId, response: { 200: editedItem } },
    },
    async (request) => {
      const key = owned(personOf(request), await findById(db, request.params.id), 'Item');
      const [found, itemReviews, dateBinned] = await Promise.all([
        loadItem(db, key),
        newestReview(db, key),
        binnedSince(db, key),
      ]);
      if (!found) throw notFound('Item');
      return { ...found, itemReviews, dateBinned };
    },
  );

  app.put(
    '/items/:id',
    {
      config: { right: 'write' },
      schema: { summary: 'Writes fields of an item', tags, params: byId, body: itemUpdate, response: { 200: item } },
    },
    async (request) => {
      const person = personOf(request);
      const key = owned(person, await findById(db, request.params.id), 'Item');
      await updateItem(db, key, request.body, person.email);
      return (await loadItem(db, key))!;
    },
  );

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
        summary: 'Brings back the item as a revision left it',
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

  app.post(
    '/items/details/',
    {
      config: { right: 'write' },
      schema: { summary: 'Adds a detail', tags, body: itemDetailCreate, response: { 201: itemDetail } },
    },
    async (request, reply) => {
      const person = personOf(request);
      const key = owned(person, await findById(db, request.body.itemId), 'Item');
      return reply.code(201).send(await createDetail(db, key, request.body, person.email, placeOf));
    },
  );

  app.put(
    '/items/details/:id',
    {
      config: { right: 'write' },
      schema: { summary: 'Writes a detail', tags, params: byId, body: itemDetailUpdate, response: { 200: itemDetail } },
    },
    async (request) => {
      const person = personOf(request);
      if (request.body.id !== request.params.id) throw invalidField('/id', 'differs from the one in the path');
      return updateDetail(
        db,
        owned(person, await findByDetail(db, request.params.id), 'Detail'),
        request.body,
        person.email,
        placeOf,
      );
    },
  );

  app.delete(
    '/items/details/:id',
    {
      config: { right: 'write' },
      schema: { summary: 'Deletes a detail', tags, params: byId, response: { 200: byId } },
    },
    async (request) => {
      const person = personOf(request);
      await deleteDetail(
        db,
        owned(person, await findByDetail(db, request.params.id), 'Detail'),
        request.params.id,
        person.email,
      );
      return { id: request.params.id };
    },
  );
}
