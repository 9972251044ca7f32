import { timeZoneOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { auditEntries, auditPeople, todayIn } from './audit.repository.ts';

/** Short ID of the main site in the branches table. */
const MAIN_SITE = 0;

/** Who wrote, read, exported or deleted what on a given day; staff only. */
export async function auditRoutes(app: TypedApp, { db, content }: ApiContext): Promise<void> {
  app.handle('GET /audit/', async ({ query }) => {
    const timeZone = timeZoneOf(content)(query.branch ?? MAIN_SITE);
    const filter = { ...query, timeZone, person: query.person, day: query.day ?? (await todayIn(db, timeZone)) };
    const people = await auditPeople(db, filter);
    const { entries, total } = await auditEntries(db, filter);
    return {
      day: filter.day,
      timeZone,
      people,
      entries,
      total,
      page: query.page,
      pageCount: Math.ceil(total / query.pageSize),
    };
  });
}
