import { existsSync } from 'node:fs';
import path from 'node:path';
import { missingSettings, type ProcessName } from './required-settings.ts';
import { supervise } from './supervise.ts';

const workspace = path.resolve(import.meta.dirname, '../../../../..');

interface ServedProcess {
  name: ProcessName;
  /** Arguments of Node: its options and the file of the process, relative to the workspace. */
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Runs before the process, and alone with --migrate. */
  prepare?: () => Promise<void>;
}

/**
 * Runs a process with NODE_ENV=production, restarting it when it is killed, until a signal ends it. Options of the
 * command: `--check` only reports missing settings, `--migrate` only prepares.
 * @returns the exit code: 64 (EX_USAGE) for an unknown option, 78 (EX_CONFIG) if a required setting is missing
 */
export async function serveProcess({ name, args, env = {}, prepare }: ServedProcess): Promise<number> {
  const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
  const known = ['--check', ...(prepare ? ['--migrate'] : [])];
  if (options.some((option) => !known.includes(option))) {
    console.error(`Options of the ${name}: ${known.join(', ')}`);
    return 64;
  }
  const missing = missingSettings(name, process.env);
  if (missing.length > 0) {
    console.error(`The ${name} does not start:\n${missing.map((line) => `  ${line}`).join('\n')}`);
    return 78;
  }
  if (options.includes('--check')) return 0;
  await prepare?.();
  if (options.includes('--migrate')) return 0;
  const bundled = path.join(workspace, 'node_modules/.bin/node');
  return supervise({
    command: existsSync(bundled) ? bundled : process.execPath,
    args,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    cwd: workspace,
    log: (message) => console.error(logLine(name, message)),
  });
}

/** A log line in the format of the processes. */
function logLine(service: string, message: string): string {
  const time = new Date().toISOString();
  return JSON.stringify({ level: 'warn', time, service, pid: process.pid, msg: `the process ${message}` });
}
