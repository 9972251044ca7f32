import { expect, it } from 'vitest';
import { databaseProblem, isDatabaseOutage } from './database-problem.ts';

const ofPooler = (message: string) => databaseProblem(Object.assign(new Error(message), { code: '08P01' })).reason;

// PgBouncer 1.18 uses one code for all of these.
it.each([
  ['query_wait_timeout', 'unreachable'],
  ['server conn crashed?', 'unreachable'],
  ['pgbouncer cannot connect to server', 'unreachable'],
  ['SASL authentication failed', 'wrong-password'],
  ['database "nowhere" does not exist', 'missing'],
  ['no more connections allowed (max_client_conn)', 'no-connection'],
  ['unsupported startup parameter: statement_timeout', 'pooler'],
])('names the cause of an error of a pooler: %s', (message, reason) => {
  expect(ofPooler(message)).toBe(reason);
});

it('takes a server that has become a replica for unreachable, and a wrong statement for no outage', () => {
  const readOnly = { code: '25006', message: 'cannot execute INSERT in a read-only transaction' };
  expect([databaseProblem(readOnly).reason, isDatabaseOutage(readOnly)]).toEqual(['unreachable', true]);
  expect(isDatabaseOutage({ code: '42601', message: 'syntax error' })).toBe(false);
});
