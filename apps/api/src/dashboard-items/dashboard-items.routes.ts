import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { visibleOwners } from '../auth/visible-owners.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { newestReview, reviewNotes } from '../item-parts/item-reviews.repository.ts';
import { binnedSince, findById, loadItem } from '../items/item.repository.ts';
import { dashboardCities, dashboardItems } from './dashboard-items.repository.ts';
import { surroundings } from './surroundings.repository.ts';

export async function dashboardItemsRoutes(app: TypedApp, { db, reads, content }: ApiContext): Promise<void> {
  app.handle('GET /items/dashboard/', async (request) => {
    const { query } = request;
    const owners = visibleOwners(personOf(request), query.branch, content);
    const { items, total } = await reads.read('current', (reader) => dashboardItems(reader, owners, query));
    return { items, total, page: query.page, pageCount: Math.ceil(total / query.pageSize) };
  });

  app.handle('GET /items/dashboard/cities/', async (request) => {
    const owners = visibleOwners(personOf(request), request.query.branch, content);
    return reads.read('current', (reader) => dashboardCities(reader, owners));
  });

  app.handle('GET /items/dashboard/{id}', async (request) => {
    const key = owned(personOf(request), await findById(db, request.params.id), 'Item');
    const [found, itemReviews, notes, dateBinned] = await Promise.all([
      loadItem(db, key),
      newestReview(db, key),
      reviewNotes(db, key),
      binnedSince(db, key),
    ]);
    if (!found) throw notFound('Item');
    return { ...found, itemReviews, reviewNotes: notes, dateBinned };
  });

  app.handle('GET /items/dashboard/{id}/surroundings/', async (request) => {
    const key = owned(personOf(request), await findById(db, request.params.id), 'Item');
    return reads.read('current', (reader) => surroundings(reader, key));
  });
}
