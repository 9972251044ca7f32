import {
  dashboardCities as dashboardCitiesSchema,
  dashboardCitiesQuery,
  dashboardItemPage,
  dashboardItemQuery,
} from '@umkreis/contract/dashboard.ts';
import { editedItem } from '@umkreis/contract/item-write.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { visibleOwners } from '../auth/visible-owners.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { newestReview } from '../item-parts/item-reviews.repository.ts';
import { binnedSince, findById, loadItem } from '../items/item.repository.ts';
import { dashboardCities, dashboardItems } from './dashboard-items.repository.ts';

const byId = z.object({ id: uuid });
const tags = ['dashboard'];

export async function dashboardItemsRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
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
}
