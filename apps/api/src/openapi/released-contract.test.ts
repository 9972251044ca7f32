import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { clientOperations } from '../testing/client-operations.ts';
import type { OpenApi } from './complete-openapi.ts';
import { broken, contractLines, readLines, writeLines } from './contract-lines.ts';

/**
 * The released contract. Update it with each release: `UPDATE_RELEASED=1 npx vitest run
 * apps/api/src/openapi/released-contract.test.ts`.
 */
const file = path.join(import.meta.dirname, 'released-contract.txt');

/** The types of the client. `UPDATE_CLIENT=1` with the same command regenerates them. */
const clientFile = path.join(import.meta.dirname, '../../../../libs/data-access/api-client/src/operations.d.ts');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api?.close());

test('keeps every response field and requires no new input compared with the released contract', async () => {
  const now = contractLines((await api.app.inject('/openapi.json')).json<OpenApi>());
  if (process.env.UPDATE_RELEASED) await writeFile(file, writeLines(now));
  const released = readLines(await readFile(file, 'utf8'));
  expect(released.length).toBeGreaterThan(1000);
  expect(broken(released, now)).toEqual([]);
});

test("generates the client's types from the current OpenAPI document", async () => {
  const now = await clientOperations((await api.app.inject('/openapi.json')).json<OpenApi>());
  if (process.env.UPDATE_CLIENT) await writeFile(clientFile, now);
  expect(await readFile(clientFile, 'utf8')).toBe(now);
});

test.each([
  ['a field that is gone', ['GET /a answer 200 /x string'], [], 1],
  ['a field of another type', ['GET /a answer 200 /x string'], ['GET /a answer 200 /x integer'], 1],
  ['a field that may be missing now', ['GET /a answer 200 /x string'], ['GET /a answer? 200 /x string'], 1],
  ['a field that is always there now', ['GET /a answer? 200 /x string'], ['GET /a answer 200 /x string'], 0],
  ['another field', ['GET /a answer 200 /x string'], ['GET /a answer 200 /x string', 'GET /a answer 200 /y string'], 0],
  ['a parameter that is gone', ['GET /a takes query q'], ['GET /a answer 200 / object'], 1],
  ['a field that must be sent now', ['POST /a takes body /q'], ['POST /a needs body /q'], 1],
  [
    'a new operation with what it needs',
    ['GET /a takes query q'],
    ['GET /a takes query q', 'POST /b needs body /x'],
    0,
  ],
])('%s', (_name, released, now, faults) => expect(broken(released, now)).toHaveLength(faults));
