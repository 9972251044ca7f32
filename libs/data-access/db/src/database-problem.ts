import type { DatabaseReason } from '@umkreis/contract/health.ts';

/** Why the database cannot be used. */
export interface DatabaseProblem {
  reason: DatabaseReason;
  /** SQLSTATE, or the code of the system's error */
  code: string;
  /** A sentence without host, name or secret: it is public. */
  text: string;
}

const texts: Readonly<Record<DatabaseReason, string>> = {
  'wrong-password': 'the database rejects the user or the password',
  unreachable: 'the database is unreachable',
  missing: 'the database does not exist',
  'not-migrated': 'the schema of the database is older than this release: the jobs migrate it',
  'no-connection': 'the database has no free connection',
  'no-rights': 'the user of the database lacks a right',
  pooler: 'the pooler of the database rejects the settings of connections',
  failed: 'the database returns an error',
};

const reasons: Readonly<Record<string, DatabaseReason>> = {
  '28P01': 'wrong-password',
  '28000': 'wrong-password',
  '3D000': 'missing',
  '3F000': 'not-migrated',
  '42P01': 'not-migrated',
  '42703': 'not-migrated',
  '42501': 'no-rights',
  '53300': 'no-connection',
};
/** PgBouncer reports every error of its own under this code. */
const OF_POOLER = '08P01';
const poolerReasons: readonly (readonly [RegExp, DatabaseReason])[] = [
  [/unsupported startup parameter/i, 'pooler'],
  [/authentication failed/i, 'wrong-password'],
  [/does not exist|no such database/i, 'missing'],
  [/no more connections/i, 'no-connection'],
];
/** Errors of the network and of a server that starts or stops. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  OF_POOLER,
  // The server is no longer the primary.
  '25006',
]);
const TERMINATED = /connection terminated|not queryable/i;

const problemOf = (reason: DatabaseReason, code: string): DatabaseProblem => ({ reason, code, text: texts[reason] });

export const notMigrated: DatabaseProblem = problemOf('not-migrated', '42P01');

/** The cause of an error of the database; `failed` for one that is not about its availability. */
export function databaseProblem(error: unknown): DatabaseProblem {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const known = reasons[code];
  if (known) return problemOf(known, code);
  const ofPooler = code === OF_POOLER && poolerReasons.find(([pattern]) => pattern.test(message));
  if (ofPooler) return problemOf(ofPooler[1], code);
  if (UNREACHABLE.has(code)) return problemOf('unreachable', code);
  if (TERMINATED.test(message)) return problemOf('unreachable', code || 'terminated');
  // The pool of this process is exhausted.
  if (/timeout exceeded when trying to connect/i.test(message)) return problemOf('no-connection', code || 'timeout');
  return problemOf('failed', code || message);
}

/** Whether an error says that the database cannot be used at all. */
export const isDatabaseOutage = (error: unknown): boolean =>
  ['wrong-password', 'unreachable', 'missing', 'no-connection', 'pooler'].includes(databaseProblem(error).reason);
