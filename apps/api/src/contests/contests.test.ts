import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Contest, ContestEntry, EditedContest, StoredDraw } from '@umkreis/contract/contest.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { ReferenceRevision } from '@umkreis/contract/reference-write.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { contest } from '../testing/reference-samples.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { candidatesHash, pickWinners } from './pick-winners.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

const as = async (name: string | null, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    ...(payload && { payload }),
    headers: name ? { authorization: `Bearer ${await api.issuer.tokenOf(`${name}@test.example`)}` } : {},
  });
const fields = (problem: Problem) => problem.errors?.map((error) => error.field);
const texts = { de: 'Quiz', en: 'Quiz' };
const [past, future, laterFuture] = [2000, 2900, 2901].map((year) => `${year}-01-01T00:00:00.000Z`);

/** Adds an ended contest of branch 1 with this number of participants. */
async function ended(participantCount: number): Promise<string> {
  const id = await contest(api.db, 'ended');
  await api.db.deleteFrom('contest_participants').where('contest_id', '=', id).execute();
  await api.db
    .insertInto('contest_participants')
    .values(
      Array.from({ length: participantCount }, (_, n) => ({
        id: uniqueId(),
        contest_id: id,
        name: `Person ${n}`,
        email: `p${n}@beck.li`,
        date_created: new Date(n * 1000),
      })),
    )
    .execute();
  return id;
}
const entries = async (id: string, query = '') =>
  (await as('one', 'GET', `/contests/${id}/participants/${query}`)).json<ContestEntry[]>();

test('stores a draw with time, person and seed, so that it can be repeated from the entries', async () => {
  const id = await ended(20);
  const candidates = (await entries(id)).map((entry) => entry.id);
  expect((await as('one', 'POST', `/contests/${id}/draws/`, { winners: 3, drawnSoFar: 0 })).statusCode).toBe(201);
  const [draw] = (await as('one', 'GET', `/contests/${id}/draws/`)).json<StoredDraw[]>();
  expect(draw).toMatchObject({
    author: 'one@test.example',
    candidates: 20,
    candidatesHash: candidatesHash(candidates),
  });
  expect(pickWinners(candidates, draw!.seed, 3)).toEqual(draw!.winnerIds);
  expect(new Set((await entries(id)).filter((one) => one.dateDrawn).map((one) => one.id))).toEqual(
    new Set(draw!.winnerIds),
  );
});

test('rejects a second draw without the current count, and draws once for concurrent requests', async () => {
  const id = await ended(10);
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => as('one', 'POST', `/contests/${id}/draws/`, { winners: 2, drawnSoFar: 0 })),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  expect(responses.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
    type: '/problems/drawn-already',
  });
  expect((await as('one', 'GET', `/contests/${id}/draws/`)).json()).toHaveLength(1);
  expect((await as('one', 'POST', `/contests/${id}/draws/`, { winners: 2, drawnSoFar: 2 })).statusCode).toBe(201);
  const draws = (await as('one', 'GET', `/contests/${id}/draws/`)).json<StoredDraw[]>();
  expect(new Set(draws.flatMap(({ winnerIds }) => winnerIds)).size).toBe(4);
});

test('pages the participants and deletes one without a trace', async () => {
  const id = await ended(7);
  const pages = await Promise.all([1, 2, 3].map((page) => entries(id, `?page=${page}&pageSize=3`)));
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
  expect(pages.flat()).toEqual(await entries(id));
  const [deleted] = pages[0]!;
  expect((await as('one', 'DELETE', `/contests/${id}/participants/${deleted!.id}`)).statusCode).toBe(200);
  expect((await as('one', 'DELETE', `/contests/${id}/participants/${deleted!.id}`)).statusCode).toBe(404);
  const listed = (await as('one', 'GET', '/contests/dashboard/')).json<EditedContest[]>().find((one) => one.id === id);
  expect(listed?.participants).toBe(6);
  const history = await api.db.selectFrom('reference_revisions').where('entity_id', '=', id).selectAll().execute();
  expect(JSON.stringify(history)).not.toContain('beck.li');
});

test('runs a contest from start to draw; only editors see the entries', async () => {
  const created = (
    await as('one', 'POST', '/contests/', { title: texts, itemId: bakery.id, dateBegin: past, dateEnd: future })
  ).json<EditedContest>();
  expect(created).toMatchObject({ branchShortId: 1, itemId: bakery.id, participants: 0, winners: 0 });
  for (const name of ['anna', 'ben', 'cleo', 'dan']) {
    expect(
      (
        await as(null, 'POST', '/contest/participant/', {
          contestId: created.id,
          name,
          email: `${name}@beck.li`,
          acceptsConditions: true,
        })
      ).statusCode,
    ).toBe(201);
  }
  expect((await api.app.inject('/contests/')).body).not.toMatch(/beck\.li|participants/);
  expect((await as('viewer', 'GET', `/contests/${created.id}/participants/`)).statusCode).toBe(403);
  expect(
    (await as('one', 'GET', `/contests/${created.id}/participants/`)).json<ContestEntry[]>().map((entry) => entry.name),
  ).toEqual(['anna', 'ben', 'cleo', 'dan']);
  expect((await as('one', 'POST', `/contests/${created.id}/draws/`, { winners: 1 })).json<Problem>()).toMatchObject({
    status: 409,
    type: '/problems/still-running',
  });

  expect(
    Date.parse((await as('one', 'PUT', `/contests/${created.id}/closed`)).json<Contest>().dateEnd),
  ).toBeLessThanOrEqual(Date.now());
  expect((await as(null, 'GET', '/contests/')).json<Contest[]>().some((one) => one.id === created.id)).toBe(false);
  expect(
    (
      await as(null, 'POST', '/contest/participant/', {
        contestId: created.id,
        name: 'eva',
        email: 'eva@beck.li',
        acceptsConditions: true,
      })
    ).statusCode,
  ).toBe(400);
  const first = (await as('one', 'POST', `/contests/${created.id}/draws/`, { winners: 2 })).json<ContestEntry[]>();
  expect([first.length, new Set(first.map((entry) => entry.email)).size]).toEqual([2, 2]);
  const second = (await as('one', 'POST', `/contests/${created.id}/draws/`, { winners: 2 })).json<ContestEntry[]>();
  expect(second.map((entry) => entry.name)).toEqual(['anna', 'ben', 'cleo', 'dan']);
  expect((await as('one', 'POST', `/contests/${created.id}/draws/`, {})).json<Problem>()).toMatchObject({
    status: 409,
    type: '/problems/too-few',
  });
  expect(
    (await as('one', 'GET', '/contests/dashboard/')).json<EditedContest[]>().find((one) => one.id === created.id),
  ).toMatchObject({ participants: 4, winners: 4 });
  const history = (await as('staff', 'GET', `/reference/revisions/?entityId=${created.id}`)).json<
    ReferenceRevision[]
  >();
  expect(history.map((row) => row.action)).toEqual(['draw', 'draw', 'close', 'create']);
  expect(JSON.stringify(history)).not.toContain('beck.li');
});

test('requires the end after the start; deletes the entries with the contest', async () => {
  expect(
    fields(
      (
        await as('one', 'POST', '/contests/', { title: texts, dateBegin: laterFuture, dateEnd: future })
      ).json<Problem>(),
    ),
  ).toEqual(['/dateEnd']);
  expect(
    fields(
      (
        await as('one', 'POST', '/contests/', {
          title: texts,
          itemId: uniqueId(),
          dateBegin: future,
          dateEnd: laterFuture,
        })
      ).json<Problem>(),
    ),
  ).toEqual(['/itemId']);
  const id = await contest(api.db);
  expect((await as('one', 'PUT', `/contests/${id}`, { dateEnd: past })).statusCode).toBe(400);
  expect((await as('one', 'DELETE', `/contests/${id}`)).statusCode).toBe(200);
  expect(await api.db.selectFrom('contest_participants').where('contest_id', '=', id).select('id').execute()).toEqual(
    [],
  );
});
