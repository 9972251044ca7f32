import {
  personAddress,
  personErased,
  personExport,
  personFound,
  retentionPeriods,
} from '@umkreis/contract/personal-data.ts';
import { erasePerson } from '@umkreis/db/personal-data/erase-person.ts';
import { countPerson } from '@umkreis/db/personal-data/find-person.ts';
import { readPerson } from '@umkreis/db/personal-data/read-person.ts';
import { personOf } from '../auth/guard.ts';
import type { ApiContext } from '../context/context.ts';
import { limitPublicWrites } from '../http/public-writes.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { lastRetentionRun } from '@umkreis/background-jobs/personal-data/retention-runs.repository.ts';

const tags = ['personal data'];
/** Enough for a person, too few to try a list of addresses. */
const limited = { right: 'staff', rateLimit: { max: 60, timeWindow: 600_000 } } as const;
const LARGEST_BODY = 4096;

/**
 * What visitors stored under an address; staff only. The address is in the body, so that no log or history contains
 * it.
 */
export async function personalDataRoutes(app: TypedApp, { db, config }: ApiContext): Promise<void> {
  await limitPublicWrites(app);

  app.get(
    '/personal-data/retention/',
    {
      config: { right: 'staff' },
      schema: { summary: 'How long personal data is stored', tags, response: { 200: retentionPeriods } },
    },
    async () => ({
      contestEntriesDays: config.CONTEST_ENTRIES_KEEP_DAYS,
      contactsDays: config.CONTACTS_KEEP_DAYS,
      auditDays: config.AUDIT_KEEP_DAYS,
      lastRun: (await lastRetentionRun(db))?.toISOString() ?? null,
    }),
  );

  app.post(
    '/personal-data/find/',
    {
      config: limited,
      bodyLimit: LARGEST_BODY,
      schema: {
        summary: 'How much visitors stored under an address, by kind and branch',
        tags,
        body: personAddress,
        response: { 200: personFound },
      },
    },
    async (request) => {
      const by = personOf(request).email;
      return { counts: countPerson(await readPerson(db, request.body.email, { by, action: 'personal-data-find' })) };
    },
  );

  app.post(
    '/personal-data/export/',
    {
      config: limited,
      bodyLimit: LARGEST_BODY,
      schema: {
        summary: 'All that visitors stored under an address',
        tags,
        body: personAddress,
        response: { 200: personExport },
      },
    },
    async (request) =>
      readPerson(db, request.body.email, { by: personOf(request).email, action: 'personal-data-export' }),
  );

  app.post(
    '/personal-data/erase/',
    {
      config: limited,
      bodyLimit: LARGEST_BODY,
      schema: {
        summary: 'Erases what visitors stored under an address',
        tags,
        body: personAddress,
        response: { 200: personErased },
      },
    },
    async (request) => erasePerson(db, request.body.email, personOf(request).email),
  );
}
