import type { EditedContest } from '@umkreis/contract/contest.ts';
import type { Db } from '@umkreis/db/database.ts';
import { recordAccess } from '@umkreis/db/access-log.ts';
import { personOf } from '../auth/guard.ts';
import type { Person } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { addRowWrites, type WritableRows } from '../reference/add-row-writes.ts';
import {
  closeContest,
  deleteContest,
  deleteParticipant,
  insertContest,
  writeContest,
} from './contest-writes.repository.ts';
import { editedContests, loadDraws, loadEntries } from './contests.repository.ts';
import { drawWinners } from './draw-winners.ts';

type Contests = WritableRows<EditedContest>;

/** Contests, managed by the editors of their branch. Only editors see the participants. */
export async function contestWritesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const contests = addContests(app, context);
  addParticipants(app, context, contests);
  addDraws(app, context, contests);
}

function addContests(app: TypedApp, context: ApiContext): Contests {
  app.handle('GET /contests/dashboard/', async (request) =>
    editedContests(context.db, { branches: personOf(request).branchShortIds }),
  );

  const contests = addRowWrites(app, context, {
    path: '/contests/',
    kind: 'contest',
    name: 'Contest',
    isOfBranch: true,
    documents: ['contests'],
    load: async (trx, id) => (await editedContests(trx, { id }))[0],
    insert: (trx, { id, branchShortId }, fields) => insertContest(trx, id, branchShortId, fields),
    write: (trx, { id, branchShortId }, fields) => writeContest(trx, id, branchShortId, fields),
    remove: deleteContest,
  });

  app.handle('PUT /contests/{id}/closed', async (request) =>
    changed(await contests.edit(personOf(request), request.params.id, 'close', (trx, { id }) => closeContest(trx, id))),
  );

  return contests;
}

function addParticipants(app: TypedApp, { db }: ApiContext, contests: Contests): void {
  app.handle('GET /contests/{id}/participants/', async (request, reply) => {
    const person = personOf(request);
    const { key } = await contests.found(person, request.params.id);
    reply.header('Cache-Control', 'no-store');
    const entries = await loadEntries(db, key.id, request.query);
    await recordEntriesRead(db, person, key, entries.length);
    return entries;
  });

  app.handle('DELETE /contests/{id}/participants/{participantId}', async (request) => {
    const { participantId } = request.params;
    await contests.edit(personOf(request), request.params.id, 'update', (trx, { id }) =>
      deleteParticipant(trx, id, participantId),
    );
    return { id: participantId };
  });
}

function addDraws(app: TypedApp, { db }: ApiContext, contests: Contests): void {
  app.handle('GET /contests/{id}/draws/', async (request) => {
    const { key } = await contests.found(personOf(request), request.params.id);
    return loadDraws(db, key.id);
  });

  app.handle('POST /contests/{id}/draws/', async (request) => {
    const person = personOf(request);
    const contest = changed(
      await contests.edit(person, request.params.id, 'draw', (trx, { id }) =>
        drawWinners(trx, id, request.body, person.email),
      ),
    );
    const winners = (await loadEntries(db, contest.id)).filter((entry) => entry.dateDrawn !== null);
    await recordEntriesRead(db, person, contest, winners.length);
    return winners;
  });
}

/** @throws ProblemError 404 if it was deleted in between */
function changed(contest: EditedContest | undefined): EditedContest {
  if (!contest) throw notFound('Contest');
  return contest;
}

const recordEntriesRead = (
  db: Db,
  person: Person,
  { id, branchShortId }: { id: string; branchShortId: number | null },
  records: number,
) => recordAccess(db, { person: person.email, action: 'contest-entries-read', branchShortId, subject: id, records });
