import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder, openDatabase } from '@umkreis/db/database.ts';
import { ExtractError } from './extract-error.ts';
import { importExtract } from './import-extract.ts';
import { printReport } from './print-report.ts';

const usage = 'npm run import -- --extract <file or URL of an .osm.pbf> [--branch <1–32> [--area "<municipality>"]]';

function options() {
  try {
    const { values } = parseArgs({
      options: { extract: { type: 'string' }, branch: { type: 'string' }, area: { type: 'string' } },
    });
    if (!values.extract) throw new ExtractError('no extract given');
    const branch = values.branch === undefined ? undefined : Number(values.branch);
    if (branch !== undefined && !(Number.isInteger(branch) && branch >= 1 && branch <= 32))
      throw new ExtractError('--branch takes a number from 1 to 32');
    if (values.area !== undefined && branch === undefined) throw new ExtractError('--area needs --branch');
    return { extract: values.extract, branch, areaName: values.area };
  } catch (error) {
    throw new ExtractError(`${(error as Error).message}\n${usage}`);
  }
}

async function load(extract: string): Promise<Uint8Array> {
  if (!/^https?:\/\//.test(extract)) {
    return readFile(extract).catch((error: NodeJS.ErrnoException) => {
      throw new ExtractError(
        error.code === 'ENOENT' ? `there is no file ${extract}` : `${extract} can't be read: ${error.message}`,
      );
    });
  }
  const response = await fetch(extract).catch((error: Error) => {
    throw new ExtractError(
      `${extract} can't be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`,
    );
  });
  if (!response.ok) throw new ExtractError(`${extract} answered ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function run() {
  const started = performance.now();
  const { extract, branch, areaName } = options();
  const bytes = await load(extract);
  const dataDir = dataFolder();
  const database = await openDatabase({ dataDir });
  try {
    const name = path.basename(extract.replace(/[?#].*$/, ''));
    const report = await importExtract(database.db, {
      bytes,
      name,
      dataDir,
      branch,
      areaName,
      onProgress: (step) => console.log(`… ${step}`),
    });
    console.log(printReport(report, `npm run import -- --extract ${extract}`, (performance.now() - started) / 1000));
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof ExtractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
