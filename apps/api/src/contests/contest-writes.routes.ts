import {
  contestCreate,
  contestDraw,
  contestEntry,
  contestEntryQuery,
  contestUpdate,
  deletedEntry,
  editedContest,
  storedDraw,
} from '@umkreis/contract/contest.ts';
import { createdId } from '@umkreis/contract/item-write.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { recordAccess } from '@umkreis/db/access-log.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { assertBranchOrAll, branchOfNew } from '../auth/branch-or-all.ts';
import { personOf } from '../auth/guard.ts';
import type { Person } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editReference } from '../reference/edit-reference.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import {
  closeContest,
  deleteContest,
  deleteParticipant,
  insertContest,
  writeContest,
} from './contest-writes.repository.ts';
import { editedContests, loadDraws, loadEntries } from './contests.repository.ts';
import { drawWinners } from './draw-winners.ts';

const tags = ['contests'];
const write = { right: 'write' } as const;
const byId = z.object({ id: uuid });
const kind = 'contest';

/** Contests, managed by the editors of their branch. Only editors see the participants. */
export async function contestWritesRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const edits = contestEdits(context);
  addContests(app, context, edits);
  addChanges(app, edits);
  addParticipants(app, context, edits);
  addDraws(app, context, edits);
}

/** Edits of a contest by an editor of its branch. */
function contestEdits({ db, documents }: ApiContext) {
  const load = (trx: Trx, id: string) => editedContests(trx, { id }).then((rows) => rows[0]);
  const found = async (person: Person, id: string) => {
    const [row] = await editedContests(db, { id });
    if (!row) throw notFound('Contest');
    assertBranchOrAll(person, row.branchShortId);
    return row;
  };
  const edit = async (
    person: Person,
    id: string,
    action: 'update' | 'close' | 'delete' | 'draw',
    work: (trx: Trx, branchShortId: number | null) => Promise<void>,
  ) => {
    const { branchShortId } = await found(person, id);
    const written = await editReference(db, { kind, id, branchShortId, author: person.email, action }, load, (trx) =>
      work(trx, branchShortId),
    );
    documents.renew('contests');
    return written!;
  };
  const recordEntriesRead = (
    person: Person,
    { id, branchShortId }: { id: string; branchShortId: number | null },
    records: number,
  ) => recordAccess(db, { person: person.email, action: 'contest-entries-read', branchShortId, subject: id, records });
  return { load, found, edit, recordEntriesRead };
}

function addContests(app: TypedApp, { db, documents }: ApiContext, { load }: ReturnType<typeof contestEdits>): void {
  app.get(
    '/contests/dashboard/',
    {
      config: { right: 'read' },
      schema: {
        summary: "Contests of the person's branches, ended ones too",
        tags,
        response: { 200: z.array(editedContest) },
      },
    },
    async (request) => editedContests(db, { branches: personOf(request).branchShortIds }),
  );

  app.post(
    '/contests/',
    {
      config: write,
      schema: { summary: 'Creates a contest', tags, body: contestCreate, response: { 201: editedContest } },
    },
    async (request, reply) => {
      const person = personOf(request);
      const branchShortId = branchOfNew(person, request.body.branchShortId);
      const id = uuidv7();
      const created = await editReference(
        db,
        { kind, id, branchShortId, author: person.email, action: 'create' },
        load,
        (trx) => insertContest(trx, id, branchShortId, request.body),
      );
      documents.renew('contests');
      return reply.code(201).send(created!);
    },
  );
}

function addChanges(app: TypedApp, { edit }: ReturnType<typeof contestEdits>): void {
  app.put(
    '/contests/:id',
    {
      config: write,
      schema: {
        summary: 'Writes fields of a contest',
        tags,
        params: byId,
        body: contestUpdate,
        response: { 200: editedContest },
      },
    },
    async (request) => {
      assertSameId(request);
      return edit(personOf(request), request.params.id.toLowerCase(), 'update', (trx, branch) =>
        writeContest(trx, request.params.id, branch, request.body),
      );
    },
  );

  app.put(
    '/contests/:id/closed',
    {
      config: write,
      schema: {
        summary: 'Closes a contest so that nobody can participate any more',
        tags,
        params: byId,
        response: { 200: editedContest },
      },
    },
    async (request) =>
      edit(personOf(request), request.params.id.toLowerCase(), 'close', (trx) => closeContest(trx, request.params.id)),
  );

  app.delete(
    '/contests/:id',
    {
      config: write,
      schema: { summary: 'Deletes a contest with its entries', tags, params: byId, response: { 200: createdId } },
    },
    async (request) => {
      const id = request.params.id.toLowerCase();
      await edit(personOf(request), id, 'delete', (trx) => deleteContest(trx, id));
      return { id };
    },
  );
}

function addParticipants(
  app: TypedApp,
  { db }: ApiContext,
  { found, edit, recordEntriesRead }: ReturnType<typeof contestEdits>,
): void {
  app.get(
    '/contests/:id/participants/',
    {
      config: write,
      schema: {
        summary: 'Participants of a contest',
        tags,
        params: byId,
        querystring: contestEntryQuery,
        response: { 200: z.array(contestEntry) },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const contest = await found(person, request.params.id);
      reply.header('Cache-Control', 'no-store');
      const entries = await loadEntries(db, contest.id, request.query);
      await recordEntriesRead(person, contest, entries.length);
      return entries;
    },
  );

  app.delete(
    '/contests/:id/participants/:participantId',
    {
      config: write,
      schema: {
        summary: 'Deletes a person from a contest',
        tags,
        params: byId.extend({ participantId: uuid.describe('Participation') }),
        response: { 200: deletedEntry },
      },
    },
    async (request) => {
      const { id, participantId } = request.params;
      await edit(personOf(request), id.toLowerCase(), 'update', (trx) => deleteParticipant(trx, id, participantId));
      return { id: participantId };
    },
  );
}

function addDraws(
  app: TypedApp,
  { db }: ApiContext,
  { found, edit, recordEntriesRead }: ReturnType<typeof contestEdits>,
): void {
  app.get(
    '/contests/:id/draws/',
    {
      config: write,
      schema: {
        summary: 'How the winners of a contest were drawn, newest first',
        tags,
        params: byId,
        response: { 200: z.array(storedDraw) },
      },
    },
    async (request) => {
      const { id } = await found(personOf(request), request.params.id);
      return loadDraws(db, id);
    },
  );

  app.post(
    '/contests/:id/draws/',
    {
      config: write,
      schema: {
        summary: 'Draws winners of an ended contest',
        tags,
        params: byId,
        body: contestDraw,
        response: { 201: z.array(contestEntry) },
      },
    },
    async (request, reply) => {
      const id = request.params.id.toLowerCase();
      const person = personOf(request);
      const contest = await edit(person, id, 'draw', (trx) => drawWinners(trx, id, request.body, person.email));
      const winners = (await loadEntries(db, id)).filter((entry) => entry.dateDrawn !== null);
      await recordEntriesRead(person, contest, winners.length);
      return reply.code(201).send(winners);
    },
  );
}
