import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';
import { registerEdgeErrors } from './edge-errors.ts';

/** Maximum size of an error response of the edge, bytes */
const LONGEST = 16 * 1024;

let folder: string;
let edge: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  edge = await createEdge(readConfig({ UMKREIS_DATA: folder, API_URL: 'http://127.0.0.1:1', NODE_ENV: 'test' }));
});
afterAll(async () => {
  await edge.close();
  await rm(folder, { recursive: true });
});

const long = 'x'.repeat(30_000);
const json = { 'content-type': 'application/json' };
describe('limits the size of an error response, whatever was sent', () => {
  it.each<[string, InjectOptions]>([
    ['a path that nothing has', { method: 'POST', url: `/${long}` }],
    ['a path that cannot be decoded', { method: 'GET', url: `/icon-%E0%A4${long}.png` }],
    ['a parameter that is too long', { method: 'GET', url: `/branches/${long}` }],
    ['an unknown method', { method: 'DELETE', url: `/styles/${long}.json` }],
    [
      'a failure report with many keys',
      { method: 'POST', url: '/edge/faults', headers: json, payload: `{"a":"${long}"}` },
    ],
    [
      'a body of an unknown type',
      { method: 'POST', url: '/edge/faults', headers: { 'content-type': long }, payload: 'x' },
    ],
    ['a body to a page', { method: 'POST', url: '/map', headers: json, payload: `[${'1,'.repeat(500_000)}1]` }],
    ['public ids that are none', { method: 'GET', url: `/hours-tags.json?places=${long}` }],
  ])('%s', async (_, call) => {
    const response = await edge.inject(call);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(504);
    expect(Buffer.byteLength(response.body)).toBeLessThan(LONGEST);
  });
});

it('truncates an error message that quotes the request', async () => {
  const app = Fastify();
  registerEdgeErrors(app);
  app.get('/', async () => {
    throw Object.assign(new Error(`'${long}' is not valid`), { statusCode: 400 });
  });
  const response = await app.inject('/');
  expect([response.statusCode, response.body.length < 400]).toEqual([400, true]);
  await app.close();
});

it('rejects bodies larger than a failure report', async () => {
  const payload = `[${'1,'.repeat(5000)}1]`;
  expect((await edge.inject({ method: 'POST', url: '/map', headers: json, payload })).statusCode).toBe(413);
});
