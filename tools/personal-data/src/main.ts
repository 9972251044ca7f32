import { hostname, userInfo } from 'node:os';
import { commandSentence } from '@umkreis/db/command-sentence.ts';
import { openDatabase } from '@umkreis/db/open-database.ts';
import { erasePerson } from '@umkreis/db/personal-data/erase-person.ts';
import { countPerson } from '@umkreis/db/personal-data/find-person.ts';
import { readPerson } from '@umkreis/db/personal-data/read-person.ts';
import { readCommand, usage, type Command } from './command.ts';
import { printCounts } from './print-counts.ts';
import { UsageError } from './usage-error.ts';

try {
  const command = readCommand(process.argv.slice(2));
  console.log(command === 'help' ? usage : await run(command));
} catch (error) {
  const isExpected = error instanceof UsageError;
  const sentence = isExpected ? error.message : commandSentence(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}

async function run(command: Command): Promise<string> {
  const { db, close } = await openDatabase();
  const { email } = command;
  const by = command.by ?? `${userInfo().username}@${hostname()}`;
  try {
    if (command.name === 'export')
      return JSON.stringify(await readPerson(db, email, { by, action: 'personal-data-export' }), null, 2);
    if (command.name === 'erase' && !command.isDryRun) {
      const { contestEntries, changeRequests, addressHash } = await erasePerson(db, email, by);
      return `Erased contest entries: ${contestEntries}, change requests: ${changeRequests}. Recorded as ${addressHash}.`;
    }
    const counts = printCounts(countPerson(await readPerson(db, email, { by, action: 'personal-data-find' })));
    return command.name === 'erase' ? `${counts}\nNothing was erased: --dry-run.` : counts;
  } finally {
    await close();
  }
}
