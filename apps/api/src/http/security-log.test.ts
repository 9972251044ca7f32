import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createSecurityLog } from './security-log.ts';

function setUp(perMinute = 120) {
  const entries: Record<string, unknown>[] = [];
  let time = 0;
  const log = { warn: (entry: Record<string, unknown>) => entries.push(entry) } as unknown as FastifyBaseLogger;
  return { entries, note: createSecurityLog({ log, perMinute, now: () => time }), pass: (ms: number) => (time += ms) };
}
const request = (headers = {}, person: { email: string } | null = null) =>
  ({
    method: 'PUT',
    headers,
    ip: '2001:db8::1',
    person,
    routeOptions: { url: '/items/:id' },
  }) as unknown as FastifyRequest;
const problem = (status: number) => ({ type: '/problems/x', title: 'x', status });

test('logs who was rejected and why, without tokens and full addresses; ignores requests without a token', () => {
  const { entries, note } = setUp();
  note(request(), problem(401));
  note(request(), problem(404));
  expect(entries).toEqual([]);
  note(request({ authorization: 'Bearer secret' }), problem(401));
  note(request({}, { email: 'eva@town.example' }), problem(403));
  expect(entries).toMatchObject([
    { event: 'login-refused', route: '/items/:id', address: '2001:db8:0:0::/64' },
    { event: 'not-allowed', person: 'eva@town.example', method: 'PUT' },
  ]);
  expect(JSON.stringify(entries)).not.toContain('secret');
});

test('counts further rejections of a minute instead of logging them, so that a flood does not fill the disk', () => {
  const { entries, note, pass } = setUp(2);
  for (let n = 0; n < 5; n++) note(request(), problem(429));
  expect(entries).toHaveLength(2);
  pass(60_000);
  note(request(), problem(429));
  expect(entries.slice(2)).toMatchObject([{ event: 'further-refusals', count: 3 }, { event: 'budget-spent' }]);
});
