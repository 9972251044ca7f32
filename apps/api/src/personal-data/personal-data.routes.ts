import { erasePerson } from '@umkreis/db/personal-data/erase-person.ts';
import { countPerson } from '@umkreis/db/personal-data/find-person.ts';
import { readPerson } from '@umkreis/db/personal-data/read-person.ts';
import { personOf } from '../auth/guard.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { lastRetentionRun } from '@umkreis/background-jobs/personal-data/retention-runs.repository.ts';

/**
 * What visitors stored under an address; staff only. The address is in the body, so that no log or history contains
 * it.
 */
export async function personalDataRoutes(app: TypedApp, { db, config }: ApiContext): Promise<void> {
  app.handle('GET /personal-data/retention/', async () => ({
    contestEntriesDays: config.CONTEST_ENTRIES_KEEP_DAYS,
    contactsDays: config.CONTACTS_KEEP_DAYS,
    auditDays: config.AUDIT_KEEP_DAYS,
    lastRun: (await lastRetentionRun(db))?.toISOString() ?? null,
  }));

  app.handle('POST /personal-data/find/', async (request) => {
    const by = personOf(request).email;
    return { counts: countPerson(await readPerson(db, request.body.email, { by, action: 'personal-data-find' })) };
  });

  app.handle('POST /personal-data/export/', async (request) =>
    readPerson(db, request.body.email, { by: personOf(request).email, action: 'personal-data-export' }),
  );

  app.handle('POST /personal-data/erase/', async (request) =>
    erasePerson(db, request.body.email, personOf(request).email),
  );
}
