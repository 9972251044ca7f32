import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildOpenApi } from './build-openapi.ts';
import { broken, contractLines, readLines, writeLines } from './contract-lines.ts';

/**
 * The released contract. Update it with each release: `UPDATE_RELEASED=1 npx vitest run
 * apps/api/src/openapi/released-contract.test.ts`.
 */
const file = path.join(import.meta.dirname, 'released-contract.txt');

test('keeps every response field and requires no new input compared with the released contract', async () => {
  const now = contractLines(buildOpenApi({ title: 'API', version: '1' }));
  if (process.env.UPDATE_RELEASED) await writeFile(file, writeLines(now));
  const released = readLines(await readFile(file, 'utf8'));
  expect(released.length).toBeGreaterThan(1000);
  expect(broken(released, now)).toEqual([]);
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
