import { parseArgs } from 'node:util';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { dataFolder, openDatabase } from '@umkreis/db/open-database.ts';
import { seedReference } from '@umkreis/reference-data/seed-reference.ts';
import { fillBranch, FillError, MAX_ITEMS, MIN_ITEMS } from './fill/fill-branch.ts';
import { loadDemo } from './load-demo.ts';

const usage = `npm run demo                                        loads the invented valley
npm run demo -- --items <n> --branch <shortId>      fills a branch with n invented places`;

class UsageError extends Error {}

function options(): { items: number; branch: number } | undefined {
  let values: { items?: string; branch?: string };
  try {
    ({ values } = parseArgs({ options: { items: { type: 'string' }, branch: { type: 'string' } } }));
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
  if (values.items === undefined && values.branch === undefined) return undefined;
  const [items, branch] = [Number(values.items), Number(values.branch)];
  if (!(Number.isInteger(items) && items >= MIN_ITEMS && items <= MAX_ITEMS))
    throw new UsageError(`--items takes a whole number from ${MIN_ITEMS} to ${MAX_ITEMS}\n${usage}`);
  if (!(Number.isInteger(branch) && branch >= 1 && branch <= 32))
    throw new UsageError(`--branch takes a number from 1 to 32\n${usage}`);
  return { items, branch };
}

async function run() {
  const started = performance.now();
  const fill = options();
  const dataDir = dataFolder();
  const database = await openDatabase({ dataDir });
  const onProgress = (step: string) => console.log(`… ${step}`);
  try {
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
  if (!(error instanceof UsageError || error instanceof FillError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
