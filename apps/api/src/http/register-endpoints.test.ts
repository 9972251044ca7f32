import { operations } from '@umkreis/contract/endpoints/endpoints.ts';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerEndpoints } from './register-endpoints.ts';
import { serializeOutput } from './serialize-output.ts';
import type { TypedApp } from './typed-app.ts';
import { validateInput } from './validate-input.ts';

async function scopeOf() {
  const app = Fastify();
  app.setValidatorCompiler(validateInput);
  app.setSerializerCompiler(serializeOutput);
  await registerEndpoints(app);
  return { app, scope: app as TypedApp };
}

/** Never called: the compiler checks each line against the table of endpoints. */
export const mistakes = [
  // @ts-expect-error no entry of that path
  (scope: TypedApp) => scope.handle('GET /place/', async () => ({})),
  // @ts-expect-error a body that the contract does not have
  (scope: TypedApp) => scope.handle('GET /ready', async () => ({ isReady: 'yes' })),
  // @ts-expect-error a parameter that the path does not have
  (scope: TypedApp) => scope.handle('DELETE /tags/{id}', async ({ params }) => ({ id: params.tagId })),
  // @ts-expect-error a route that is not in the table
  (scope: TypedApp) => scope.get('/ready', async () => ({ isReady: true })),
];

it('names the endpoints that have no handler', async () => {
  const { app, scope } = await scopeOf();
  scope.handle('GET /ready', async () => ({ isReady: true }));
  expect(() => app.assertAllHandled()).toThrow('GET /tags/');
  expect(() => app.assertAllHandled()).not.toThrow('GET /ready');
});

it('accepts a table of which every endpoint has a handler', async () => {
  const { app } = await scopeOf();
  for (const operation of operations) app.handle(operation, async () => null);
  expect(() => app.assertAllHandled()).not.toThrow();
});

it('rejects a second handler of an endpoint', async () => {
  const { scope } = await scopeOf();
  scope.handle('GET /ready', async () => ({ isReady: true }));
  expect(() => scope.handle('GET /ready', async () => ({ isReady: false }))).toThrow('already declared');
});

it('responds with the status of the contract, and only with its fields', async () => {
  const { app, scope } = await scopeOf();
  const id = '0192f6a4-7c1e-7b3a-9d52-4e8f10c2a6b7';
  scope.handle('POST /jsons/', async () => ({ id, author: 'secret' }) as { id: string });
  const response = await app.inject({ method: 'POST', url: '/jsons/', payload: { json: { a: 1 } } });
  expect([response.statusCode, response.json()]).toEqual([201, { id }]);
});

it('limits requests by the rate class of the endpoint', async () => {
  const { app, scope } = await scopeOf();
  scope.handle('POST /chat/', async () => ({ text: 'Hier.' }) as never);
  const question = { branchShortId: 1, question: 'Wo gibt es Brot?', language: 'de', nanoIds: [] };
  const send = async () => (await app.inject({ method: 'POST', url: '/chat/', payload: question })).headers;
  expect((await send())['x-ratelimit-limit']).toBe('40');
});
