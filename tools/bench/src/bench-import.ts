import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@umkreis/db/embedded-postgres.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const GOAL_S = 20;
const REFERENCE_ROUNDS = 400;

/**
 * Wall-clock time of a full import into an empty database, including the basemap, compared with a fixed workload on
 * the same machine: hashing the extract 400 times. The ratio can be compared between machines.
 */
export async function benchImport(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { extract: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  const extract = values.extract ?? extractNearby();
  const size = (await stat(extract)).size;
  console.log(`${path.basename(extract)}, ${(size / 1e6).toFixed(1)} MB, ${values.runs} runs`);
  const rows: { seconds: number; reference: number }[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const reference = await timed(async () => {
      const bytes = await readFile(extract);
      for (let round = 0; round < REFERENCE_ROUNDS; round++) createHash('sha256').update(bytes).digest();
    });
    rows.push({ reference, seconds: await importOnce(extract) });
    console.log(
      `  import ${rows[run]!.seconds.toFixed(1)} s, reference ${reference.toFixed(1)} s, ratio ${(rows[run]!.seconds / reference).toFixed(2)}`,
    );
  }
  const seconds = median(rows.map((row) => row.seconds));
  console.log(
    `median ${seconds.toFixed(1)} s (goal ${GOAL_S} s), ratio ${median(rows.map((row) => row.seconds / row.reference)).toFixed(2)}: ${seconds <= GOAL_S ? 'reached' : 'missed'}`,
  );
  if (seconds > GOAL_S) process.exitCode = 1;
}

/** Imports into a data folder of its own; excludes the first start of the database. */
async function importOnce(extract: string): Promise<number> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'umkreis-bench-'));
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = { ...environment, UMKREIS_DATA: dataDir };
  const server = await startEmbeddedPostgres(path.join(dataDir, 'postgres'));
  try {
    return await timed(
      () =>
        new Promise<void>((resolve, reject) => {
          const child = spawn(
            process.execPath,
            [path.join(workspace, 'tools/osm-import/src/main.ts'), '--extract', extract],
            { cwd: workspace, env, stdio: ['ignore', 'ignore', 'inherit'] },
          );
          child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the import ended with ${code}`))));
        }),
    );
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function extractNearby(): string {
  const folder = path.join(workspace, '../shared/data');
  const file = existsSync(folder) ? readdirSync(folder).find((name) => name.endsWith('.osm.pbf')) : undefined;
  if (!file) throw new Error('Name an extract: npm run bench -- import --extract <file.osm.pbf>');
  return path.join(folder, file);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
