import { sql } from 'kysely';
import { addressOf, connect } from './database.ts';
import { databaseProblem } from './database-problem.ts';

/** Tries to connect, without changing anything. @returns a sentence if it fails, without user and password */
export async function checkDatabase(url: string): Promise<string | undefined> {
  const db = connect(url, { poolSize: 1 });
  try {
    await sql`select 1`.execute(db);
    return undefined;
  } catch (error) {
    const { text, code } = databaseProblem(error);
    const address = addressOf(db);
    return `${text[0]!.toUpperCase()}${text.slice(1)} (${code}): ${address?.database} at ${address?.host}.`;
  } finally {
    await db.destroy();
  }
}
