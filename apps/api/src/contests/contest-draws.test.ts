import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContestEntry, EditedContest, StoredDraw } from '@umkreis/contract/contest.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { contest } from '../testing/reference-samples.ts';
import { seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { candidatesHash, pickWinners } from './pick-winners.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(seedGuide);
});
afterAll(async () => api?.close());

const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  api.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${await api.issuer.tokenOf('one@test.example')}` },
    ...(payload && { payload }),
  });

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
  (await call('GET', `/contests/${id}/participants/${query}`)).json<ContestEntry[]>();

test('stores a draw with time, person and seed, so that it can be repeated from the entries', async () => {
  const id = await ended(20);
  const candidates = (await entries(id)).map((entry) => entry.id);
  expect((await call('POST', `/contests/${id}/draws/`, { winners: 3, drawnSoFar: 0 })).statusCode).toBe(201);
  const [draw] = (await call('GET', `/contests/${id}/draws/`)).json<StoredDraw[]>();
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
    Array.from({ length: 4 }, () => call('POST', `/contests/${id}/draws/`, { winners: 2, drawnSoFar: 0 })),
  );
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  expect(responses.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
    type: '/problems/drawn-already',
  });
  expect((await call('GET', `/contests/${id}/draws/`)).json()).toHaveLength(1);
  expect((await call('POST', `/contests/${id}/draws/`, { winners: 2, drawnSoFar: 2 })).statusCode).toBe(201);
  const draws = (await call('GET', `/contests/${id}/draws/`)).json<StoredDraw[]>();
  expect(new Set(draws.flatMap(({ winnerIds }) => winnerIds)).size).toBe(4);
});

test('pages the participants and deletes one without a trace', async () => {
  const id = await ended(7);
  const pages = await Promise.all([1, 2, 3].map((page) => entries(id, `?page=${page}&pageSize=3`)));
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
  expect(pages.flat()).toEqual(await entries(id));
  const [deleted] = pages[0]!;
  expect((await call('DELETE', `/contests/${id}/participants/${deleted!.id}`)).statusCode).toBe(200);
  expect((await call('DELETE', `/contests/${id}/participants/${deleted!.id}`)).statusCode).toBe(404);
  const listed = (await call('GET', '/contests/dashboard/')).json<EditedContest[]>().find((one) => one.id === id);
  expect(listed?.participants).toBe(6);
  const history = await api.db.selectFrom('reference_revisions').where('entity_id', '=', id).selectAll().execute();
  expect(JSON.stringify(history)).not.toContain('beck.li');
});
