import { StartError } from '@umkreis/serving/start-error.ts';
import { poolOf, type Db } from './database.ts';

/** EX_CONFIG */
const WRONG_SETTINGS = 78;

/**
 * Checks that connections lead to the server itself. Work that needs a session — the lock of migrations, settings of a
 * connection, statements that take minutes — must not use a pooler, whose server connection may be another one for
 * each transaction. A pooler is recognised by its own number of the connection's process.
 * @throws StartError that names the missing setting; the database's error
 */
export async function assertDirect(db: Db): Promise<void> {
  if (!(await isDirect(db)))
    throw new StartError(
      'DATABASE_DIRECT_URL is missing: migrations and commands cannot use a pooler of connections.',
      WRONG_SETTINGS,
    );
}

/** Whether no pooler is between this process and the server. @throws the database's error */
export async function isDirect(db: Db): Promise<boolean> {
  const client = await poolOf(db)?.connect();
  if (!client) return true;
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]!.pid === (client as typeof client & { processID: number }).processID;
  } finally {
    client.release();
  }
}
