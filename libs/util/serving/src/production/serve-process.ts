import { existsSync } from 'node:fs';
import path from 'node:path';
import { missingSettings, type ProcessName } from './required-settings.ts';
import type { SettingError } from '../read-settings.ts';
import { readSecretFiles } from '../secret-files.ts';
import { StartError } from '../start-error.ts';
import { StateLog } from '../state-log.ts';
import { supervise } from './supervise.ts';

const workspace = path.resolve(import.meta.dirname, '../../../../..');

interface ServedProcess {
  name: ProcessName;
  /** Arguments of Node: its options and the file of the process, relative to the workspace. */
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Errors by the schemas that the process itself uses. */
  settingsErrors(env: NodeJS.ProcessEnv): Promise<SettingError[]>;
  /** Tries what the process connects to. @returns a sentence for each failure */
  failedConnections(env: NodeJS.ProcessEnv): Promise<string[]>;
  /** Runs before the process, and alone with --migrate. */
  prepare?: (log: StateLog) => Promise<void>;
}

/**
 * Runs a process with NODE_ENV=production, restarting it when it is killed, until a signal ends it. Options of the
 * command: `--check` only reports missing and wrong settings, with `--connect` also what doesn't respond; `--migrate`
 * only prepares.
 * @returns the exit code: 64 (EX_USAGE) for an unknown option, 69 (EX_UNAVAILABLE) if something that it needs does not
 *   respond, 78 (EX_CONFIG) if a setting is missing or wrong
 */
export async function serveProcess(served: ServedProcess): Promise<number> {
  const { name, args, env = {}, prepare } = served;
  const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
  const known = ['--check', '--connect', ...(prepare ? ['--migrate'] : [])];
  const isCheck = options.includes('--check');
  if (options.some((option) => !known.includes(option)) || (options.includes('--connect') && !isCheck)) {
    console.error(`Options of the ${name}: ${known.join(', ')}; --connect only with --check`);
    return 64;
  }
  const wrong = [...takeSecretFiles(), ...(await allErrors(served))];
  if (wrong.length > 0) return doesNotStart(name, wrong, 78);
  if (isCheck && options.includes('--connect')) {
    const failures = await served.failedConnections(asInProduction());
    if (failures.length > 0) return doesNotStart(name, failures, 69);
  }
  if (isCheck) return 0;
  try {
    await prepare?.(new StateLog({ warn: (facts, text) => console.error(logLine(name, text, facts)) }));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return doesNotStart(name, [error.message], error.exitCode);
  }
  if (options.includes('--migrate')) return 0;
  const bundled = path.join(workspace, 'node_modules/.bin/node');
  return supervise({
    command: existsSync(bundled) ? bundled : process.execPath,
    args,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    cwd: workspace,
    log: (message) => console.error(logLine(name, `the process ${message}`)),
  });
}

/** Replaces names of secret files in this process's environment by their values. @returns a sentence for each error */
function takeSecretFiles(): string[] {
  const { env, errors } = readSecretFiles(process.env);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  return errors.map(({ text }) => text);
}

const asInProduction = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_ENV: 'production' });

/** Missing settings, and those that the schemas of the process reject; one sentence per setting. */
async function allErrors({ name, settingsErrors }: ServedProcess): Promise<string[]> {
  const missing = missingSettings(name, process.env);
  const named = new Set(missing.map((one) => one.name));
  const wrong = (await settingsErrors(asInProduction())).filter((one) => !named.has(one.name));
  return [...missing, ...wrong].map(({ text }) => text);
}

function doesNotStart(name: ProcessName, sentences: readonly string[], exitCode: number): number {
  const title = name === 'jobs' ? 'The jobs do not start:' : `The ${name === 'api' ? 'API' : name} does not start:`;
  console.error([title, ...sentences.map((text) => `  ${text}`)].join('\n'));
  return exitCode;
}

/** A log line in the format of the processes. */
function logLine(service: string, msg: string, facts: object = {}): string {
  const time = new Date().toISOString();
  return JSON.stringify({ level: 'warn', time, service, pid: process.pid, ...facts, msg });
}
