import { expect, it } from 'vitest';
import { StateLog } from './state-log.ts';

const linesOf = () => {
  const lines: [facts: object, text: string][] = [];
  return { lines, log: new StateLog({ warn: (facts, text) => lines.push([facts, text]) }) };
};
const away = { cause: 'unreachable', text: 'the database is unreachable', facts: { code: 'ECONNREFUSED' } };

it('logs a problem once, however often it is noted, and its end once', () => {
  const { lines, log } = linesOf();
  log.note('database', undefined);
  for (let n = 0; n < 5; n++) log.note('database', { ...away, facts: { code: n % 2 ? '57P03' : 'ECONNREFUSED' } });
  for (let n = 0; n < 5; n++) log.note('database', undefined);
  expect(lines).toEqual([
    [{ component: 'database', code: 'ECONNREFUSED' }, 'the database is unreachable'],
    [{ component: 'database' }, 'database: works again'],
  ]);
});

it('logs another cause, and the problems of each component', () => {
  const { lines, log } = linesOf();
  log.note('database', away);
  log.note('jobs', { cause: 'missing', text: 'no jobs process is running' });
  log.note('database', { cause: 'wrong-password', text: 'the database rejects the login' });
  expect(lines.map(([, text]) => text)).toEqual([
    'the database is unreachable',
    'no jobs process is running',
    'the database rejects the login',
  ]);
});
