import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandSentence } from '@umkreis/db/command-sentence.ts';
import { dataFolder, openDatabase } from '@umkreis/db/open-database.ts';
import { ExtractError } from './shared/extract-error.ts';
import { importExtract } from './import-extract.ts';
import { openTerrain, TerrainError } from './terrain/open-terrain.ts';
import { printReport } from './print-report.ts';

const usage = `npm run import -- --extract <file or URL of an .osm.pbf>
  [--branch <1–32> [--area "<municipality>"] [--title "<title>"]]
  [--zone <IANA time zone>] [--country <ISO 3166-1 code>] [--state <ISO 3166-2 code or name>]`;

const text = { type: 'string' } as const;
const LONGEST_TITLE = 80;

function options() {
  try {
    const { values } = parseArgs({
      options: { extract: text, branch: text, area: text, title: text, zone: text, country: text, state: text },
    });
    if (!values.extract) throw new ExtractError('no extract given');
    const branch = values.branch === undefined ? undefined : Number(values.branch);
    if (branch !== undefined && !(Number.isInteger(branch) && branch >= 1 && branch <= 32))
      throw new ExtractError('--branch takes a number from 1 to 32');
    if (values.area !== undefined && branch === undefined) throw new ExtractError('--area needs --branch');
    const title = values.title?.trim();
    if (title !== undefined && branch === undefined) throw new ExtractError('--title needs --branch');
    if (title !== undefined && (title === '' || title.length > LONGEST_TITLE))
      throw new ExtractError(`--title takes 1 to ${LONGEST_TITLE} characters`);
    const overruled = { timeZone: values.zone, countryCode: values.country, state: values.state };
    return { extract: values.extract, branch, areaName: values.area, title, overruled };
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
  const { extract, branch, areaName, title, overruled } = options();
  const bytes = await load(extract);
  const dataDir = dataFolder();
  const terrain = process.env.TERRAIN_URL;
  const heightAt = terrain ? await openTerrain(terrain, dataDir) : undefined;
  const database = await openDatabase({ dataDir });
  try {
    const name = path.basename(extract.replace(/[?#].*$/, ''));
    const report = await importExtract(database.db, {
      bytes,
      name,
      dataDir,
      branch,
      areaName,
      title,
      overruled,
      ...(heightAt && { heightAt }),
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
  const isExpected = error instanceof ExtractError || error instanceof TerrainError;
  console.error(
    isExpected
      ? error.message
      : `The import failed, and nothing was changed. ${commandSentence(error) ?? String(error)}`,
  );
  process.exitCode = 1;
}
