import { recordAccess } from '@umkreis/db/access-log.ts';
import { personOf } from '../auth/guard.ts';
import { visibleOwners } from '../auth/visible-owners.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { dashboardItems } from './dashboard-items.repository.ts';
import { exportRows } from './export-rows.repository.ts';

/** Export of items as files. */
export async function transferRoutes(app: TypedApp, { db, reads, content }: ApiContext): Promise<void> {
  app.handle('GET /items/dashboard/export/', async (request) => {
    const { query } = request;
    const person = personOf(request);
    const owners = visibleOwners(person, query.branch, content);
    const { rows, total } = await reads.read('current', async (reader) => {
      const found = await dashboardItems(reader, owners, query);
      const ids = found.items.map(({ id }) => id);
      return { rows: await exportRows(reader, ids), total: found.total };
    });
    await recordAccess(db, {
      person: person.email,
      action: 'places-export',
      branchShortId: query.branch,
      subject: query.branch === undefined ? '' : String(query.branch),
      records: rows.length,
    });
    return { rows, total, page: query.page, pageCount: Math.ceil(total / query.pageSize) };
  });
}
