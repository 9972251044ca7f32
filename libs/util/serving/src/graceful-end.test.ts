import { Agent, request } from 'undici';
import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { GracefulEnd, NOT_TAKEN } from './graceful-end.ts';

test('finishes running requests, rejects later ones clearly, then closes', async () => {
  const app = Fastify({ forceCloseConnections: true });
  const end = new GracefulEnd(app);
  const response = Promise.withResolvers<string>();
  const isThere = Promise.withResolvers<void>();
  app.get('/slow', () => {
    isThere.resolve();
    return response.promise;
  });
  app.get('/quick', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const dispatcher = new Agent({ connections: 4 });
  const get = async (path: string) => {
    const { statusCode, headers, body } = await request(origin + path, { dispatcher });
    return { statusCode, headers, text: await body.text() };
  };
  try {
    const slow = get('/slow');
    await isThere.promise;
    const ended = end.end({ drainMs: 150, longestMs: 10_000 });
    expect(end.isEnding).toBe(true);
    expect(await get('/quick')).toMatchObject({ statusCode: 200, text: 'here', headers: { connection: 'close' } });
    await expect.poll(async () => (await get('/quick')).statusCode).toBe(503);
    expect((await get('/quick')).headers).toMatchObject({ 'retry-after': '2', [NOT_TAKEN]: 'ending' });
    expect(end.running).toBe(1);
    response.resolve('done');
    expect(await slow).toMatchObject({ statusCode: 200, text: 'done' });
    expect(await ended).toBe(true);
    await expect(get('/quick')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  } finally {
    response.resolve('');
    await dispatcher.close();
    await app.close();
  }
});

test('does not wait for requests that take too long', async () => {
  const app = Fastify({ forceCloseConnections: true });
  const end = new GracefulEnd(app);
  const isThere = Promise.withResolvers<void>();
  app.get('/never', () => {
    isThere.resolve();
    return new Promise<string>(() => {});
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const never = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/never`).catch(() => 'cut');
  await isThere.promise;
  expect(await end.end({ drainMs: 0, longestMs: 50 })).toBe(false);
  expect(await never).toBe('cut');
});
