import { parseArgs } from 'node:util';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { commandSentence } from '@umkreis/db/command-sentence.ts';
import { dataFolder, openDatabase } from '@umkreis/db/open-database.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { withSecretFiles } from '@umkreis/serving/secret-files.ts';
import { confirmDatabase, NotConfirmed } from './confirm-database.ts';
import { fillBranch, FillError, MAX_ITEMS, MIN_ITEMS } from './fill/fill-branch.ts';
import { loadDemo } from './load-demo.ts';

const usage = `npm run demo                                        loads the invented valley
npm run demo -- --items <n> --branch <shortId>      fills a branch with n invented places

--yes: also into the database of DATABASE_URL, without asking`;

class UsageError extends Error {}

interface Options {
  /** Fills a branch instead of loading the valley */
  fill?: { items: number; branch: number };
  isConfirmed: boolean;
}

function options(): Options {
  let values: { items?: string; branch?: string; yes?: boolean };
  try {
    ({ values } = parseArgs({
      options: { items: { type: 'string' }, branch: { type: 'string' }, yes: { type: 'boolean' } },
    }));
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
  const isConfirmed = values.yes ?? false;
  if (values.items === undefined && values.branch === undefined) return { isConfirmed };
  const [items, branch] = [Number(values.items), Number(values.branch)];
  if (!(Number.isInteger(items) && items >= MIN_ITEMS && items <= MAX_ITEMS))
    throw new UsageError(`--items takes a whole number from ${MIN_ITEMS} to ${MAX_ITEMS}\n${usage}`);
  if (!(Number.isInteger(branch) && branch >= 1 && branch <= 32))
    throw new UsageError(`--branch takes a number from 1 to 32\n${usage}`);
  return { fill: { items, branch }, isConfirmed };
}

async function run() {
  const started = performance.now();
  const { fill, isConfirmed } = options();
  const dataDir = dataFolder();
  const database = await openDatabase({ dataDir });
  const onProgress = (step: string) => console.log(`… ${step}`);
  try {
    if (!isConfirmed && withSecretFiles().DATABASE_URL) await confirmDatabase(database.db, database.url);
    if (fill) {
      await seedReference(database.db, branchConfigs);
      await fillBranch(database.db, { ...fill, onProgress });
      console.log(
        `${fill.items} invented places in branch ${fill.branch}, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
      );
      return;
    }
    const { items, events, branches, real } = await loadDemo(database.db, { dataDir, onProgress });
    console.log(
      `The invented valley: ${items} places, ${events} events in ${branches} branches, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
    if (real.length > 0)
      console.log(
        `Not changed, since they contain a real extract: ${real.length === 1 ? 'branch' : 'branches'} ${real.join(', ')}`,
      );
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof FillError || error instanceof NotConfirmed;
  const sentence = isExpected ? error.message : commandSentence(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
