import { existsSync } from 'node:fs';
import path from 'node:path';
import { apiProcess } from '../api-process.ts';
import { missingSettings, processes, type ProcessName } from './needs.ts';
import { supervise } from './supervise.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');

const commands: Record<ProcessName, { args: readonly string[]; env: Record<string, string> }> = {
  edge: { args: ['apps/edge/src/main.ts'], env: {} },
  api: { args: apiProcess.args, env: { ...apiProcess.env, RUNS_JOBS: 'false' } },
  jobs: { args: ['apps/api/src/jobs-main.ts'], env: { ...apiProcess.env } },
};

const usage = `npm run serve -- <${processes.join(' | ')}> [--check]
npm run serve -- jobs --migrate
Runs one process of the product in production. --check only names missing settings, --migrate only migrates the
database and writes the reference data. docs/settings.md names its settings.`;

process.exitCode = await serve(process.argv[2], {
  isCheck: process.argv.includes('--check'),
  isMigration: process.argv.includes('--migrate'),
});

/**
 * Runs a process with NODE_ENV=production, restarting it when it is killed, until a signal ends it.
 * @param isCheck only reports missing settings
 * @param isMigration of the jobs: only migrates the database and writes the reference data
 * @returns the exit code: 78 (EX_CONFIG) if a required setting is missing
 */
async function serve(
  requested: string | undefined,
  { isCheck, isMigration }: { isCheck: boolean; isMigration: boolean },
): Promise<number> {
  const name = processes.find((one) => one === requested);
  if (!name || (isMigration && name !== 'jobs')) {
    console.error(usage);
    return 64;
  }
  const missing = missingSettings(name, process.env);
  if (missing.length > 0) {
    console.error(`The ${name} does not start:\n${missing.map((line) => `  ${line}`).join('\n')}`);
    return 78;
  }
  if (isCheck) return 0;
  const env = { ...process.env, ...commands[name].env, NODE_ENV: 'production' };
  if (name === 'jobs') {
    const { prepareDatabase } = await import('./prepare-database.ts');
    await prepareDatabase(process.env.DATABASE_URL!);
    if (isMigration) return 0;
  }
  const bundled = path.join(workspace, 'node_modules/.bin/node');
  return supervise({
    command: existsSync(bundled) ? bundled : process.execPath,
    args: commands[name].args,
    env,
    cwd: workspace,
    log: (message) => console.error(logLine(name, message)),
  });
}

/** A log line in the format of the processes. */
function logLine(service: string, message: string): string {
  const line = {
    level: 'warn',
    time: new Date().toISOString(),
    service,
    pid: process.pid,
    msg: `the process ${message}`,
  };
  return JSON.stringify(line);
}
