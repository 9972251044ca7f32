import { parseArgs } from 'node:util';
import { commandSentence } from '@umkreis/db/command-sentence.ts';
import { dataFolder, openDatabase } from '@umkreis/db/open-database.ts';
import { FeedError } from './feed-error.ts';
import { branchNamed, importFeed } from './import-feed.ts';

const usage =
  'npm run gtfs -- --feed <GTFS zip file or folder> --branch <subdomain or number> [--name <of this feed, where a branch has several>] [--folder <in a zip file with several feeds>]';

class UsageError extends Error {}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        feed: { type: 'string' },
        branch: { type: 'string' },
        name: { type: 'string' },
        folder: { type: 'string' },
      },
    });
    const branch = branchNamed(values.branch ?? '');
    if (!values.feed) throw new UsageError('no feed given');
    if (!branch) throw new UsageError(values.branch ? `there is no branch ${values.branch}` : 'no branch given');
    return { feed: values.feed, branch, name: values.name, folder: values.folder };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

async function run() {
  const started = performance.now();
  const { feed, branch, name, folder } = options();
  const database = await openDatabase({ dataDir: dataFolder() });
  try {
    const { stops, matched, lines, trips, calls, notes, feeds } = await importFeed(database.db, {
      feed,
      branch,
      name,
      folder,
      onProgress: (step) => console.log(`… ${step}`),
    });
    console.log(
      `Branch ${branch}: ${lines} lines, ${trips} trips, ${calls} calls at ${stops} stops, ${matched} of them at places of the branch, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    for (const note of notes) console.log(`  ${note}`);
    if (feeds.length > 1) console.log(`  The branch has ${feeds.length} feeds: ${feeds.join(', ')}`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof FeedError;
  const sentence = isExpected ? error.message : commandSentence(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
