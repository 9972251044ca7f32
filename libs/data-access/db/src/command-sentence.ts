import { StartError } from '@umkreis/serving/start-error.ts';
import { databaseProblem, isDatabaseOutage } from './database-problem.ts';

/**
 * What the operator of a command has to know about an error: wrong settings, an interrupted restore, a database that
 * cannot be used.
 * @returns a sentence without user and password; undefined: the error is a defect, its stack is needed
 */
export function commandSentence(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  const { reason, text, code } = databaseProblem(error);
  if (!isDatabaseOutage(error) && reason !== 'no-rights') return undefined;
  // The error of several addresses, such as those of localhost, has no message.
  return `This needs the database, but ${text}: ${(error as Error).message || code}`;
}
