import { dashboardItemQuery } from '@umkreis/contract/dashboard.ts';
import { exportPage, importResult, importRows, MOST_EXPORTED } from '@umkreis/contract/transfer.ts';
import { recordAccess } from '@umkreis/db/access-log.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { assertBranch } from '../auth/person.ts';
import { visibleOwners } from '../auth/visible-owners.ts';
import { createPlaceOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { dashboardItems } from './dashboard-items.repository.ts';
import { exportRows } from './export-rows.repository.ts';
import { importItems } from './import-rows.ts';

/** MOST_IMPORTED rows of 300 values, with 100 kinds of details each. */
const rowLimits = { nodes: 60_000, keys: 100 };
const tags = ['dashboard'];
const exportQuery = dashboardItemQuery.extend({
  pageSize: z.coerce.number().int().min(1).max(MOST_EXPORTED).default(MOST_EXPORTED).describe('Entries of a page'),
});

/** Export and import of items as files. */
export async function transferRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
  const placeOf = createPlaceOf(content);

  app.get(
    '/items/dashboard/export/',
    {
      config: { right: 'read' },
      schema: {
        summary: "Items of the person's branches as they travel in files",
        tags,
        querystring: exportQuery,
        response: { 200: exportPage },
      },
    },
    async (request) => {
      const { query } = request;
      const person = personOf(request);
      const { items, total } = await dashboardItems(db, visibleOwners(person, query.branch, content), query);
      const rows = await exportRows(
        db,
        items.map(({ id }) => id),
      );
      await recordAccess(db, {
        person: person.email,
        action: 'places-export',
        branchShortId: query.branch,
        subject: query.branch === undefined ? '' : String(query.branch),
        records: rows.length,
      });
      return { rows, total, page: query.page, pageCount: Math.ceil(total / query.pageSize) };
    },
  );

  app.put(
    '/items/import/',
    {
      config: { right: 'write', input: rowLimits },
      schema: {
        summary: 'Imports items from a file, or previews the result of each row',
        tags,
        body: importRows,
        response: { 200: importResult },
      },
    },
    async (request) => {
      const person = personOf(request);
      const { branchShortId, isTrial, rows } = request.body;
      assertBranch(person, branchShortId);
      const mayWrite = (owner: number) => person.role === 'staff' || person.branchShortIds.includes(owner);
      return importItems(db, { rows, owner: branchShortId, isTrial, author: person.email, mayWrite, placeOf });
    },
  );
}
