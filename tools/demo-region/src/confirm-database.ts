import { createInterface } from 'node:readline/promises';
import type { Db } from '@umkreis/db/database.ts';

/** Why the demo is not loaded. */
export class NotConfirmed extends Error {}

interface Terminal {
  isInteractive: boolean;
  /** @returns what the person typed */
  ask(question: string): Promise<string>;
}

const terminal: Terminal = {
  isInteractive: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  async ask(question) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await lines.question(question);
    } finally {
      lines.close();
    }
  },
};

/**
 * Asks before invented places are written into a database that the operator named: it may be the one of visitors.
 * @param url of the database
 * @throws NotConfirmed if the name of the database is not typed, or without a terminal
 */
export async function confirmDatabase(db: Db, url: string, { isInteractive, ask }: Terminal = terminal): Promise<void> {
  const { hostname, pathname } = new URL(url);
  const name = decodeURIComponent(pathname.slice(1));
  const { places } = await db
    .selectFrom('items')
    .select(({ fn }) => fn.countAll<string>().as('places'))
    .executeTakeFirstOrThrow();
  const what = `DATABASE_URL names the database '${name}' on ${hostname}, which has ${places} places.`;
  if (!isInteractive)
    throw new NotConfirmed(`${what} Nothing was loaded. Add --yes to load invented places and events into it.`);
  const typed = await ask(
    `${what}\nInvented places and events would be added to its maps. Type the name of the database to load them: `,
  );
  if (typed.trim() !== name) throw new NotConfirmed('Nothing was loaded.');
}
