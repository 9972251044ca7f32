import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '../shared/run-command.ts';
import type { PipelineSettings } from '../shared/settings.ts';
import type { PipelineState, ServerName } from '../shared/state.ts';
import type { Servers } from '../shared/servers.ts';

const STEP_MS = 2000;
/** Several servers share an address, and each response may be that of another one. */
const IN_A_ROW = 5;

interface Options {
  settings: PipelineSettings;
  edgeUrls: readonly string[];
  images: PipelineState['images'];
  cwd: string;
  report(line: string): void;
  /** Pause between two requests, ms */
  stepMs?: number;
}

/**
 * Servers that commands of the operator replace (MIGRATE_COMMAND, REPLACE_API_COMMAND, REPLACE_JOBS_COMMAND,
 * REPLACE_EDGE_COMMAND). Without a command the operator, or a platform that follows the image registry, replaces
 * them meanwhile.
 */
export function commandServers({ settings, edgeUrls, images, cwd, report, stepMs = STEP_MS }: Options): Servers {
  const run = (command: string, semver: string, image = '') =>
    runCommand(['sh', '-c', command], { cwd, env: { SEMVER: semver, IMAGE: image }, onOutput: report });
  const commands: Record<ServerName, string | undefined> = {
    api: settings.REPLACE_API_COMMAND,
    jobs: settings.REPLACE_JOBS_COMMAND,
    edge: settings.REPLACE_EDGE_COMMAND,
  };
  return {
    async migrate() {
      if (!settings.MIGRATE_COMMAND) return 'MIGRATE_COMMAND is not set: the jobs migrate when they start.';
      await run(settings.MIGRATE_COMMAND, '', images.jobs);
      return 'The database is migrated.';
    },
    async replace(name, semver) {
      const command = commands[name];
      if (command) await run(command, semver, images[name]);
      const health = healthPaths[name];
      if (!health)
        return command
          ? `${name} ${semver}: replaced.`
          : `${name} ${semver}: no command replaces it, nothing checks it.`;
      if (!command) report(`waiting until ${name} ${semver} runs`);
      const urls = edgeUrls.map((url) => new URL(health, url).href);
      await waitForVersion(urls, semver, settings.SERVERS_WAIT_MINUTES * 60_000, stepMs);
      return `${name} ${semver} is ready.`;
    },
  };
}

/** Where visitors' addresses report the version; the jobs have none. */
const healthPaths: Partial<Record<ServerName, string>> = { api: '/api/health', edge: '/edge/health' };

/** @throws Error with the last response if not every address reports the version in time */
async function waitForVersion(urls: readonly string[], semver: string, ms: number, stepMs: number): Promise<void> {
  let last = '';
  for (const url of urls) {
    for (let [end, found] = [Date.now() + ms, 0]; found < IN_A_ROW;) {
      last = await versionAt(url);
      found = last === semver ? found + 1 : 0;
      if (found === IN_A_ROW) break;
      if (Date.now() > end) throw new Error(`${url} reports ${last} and not ${semver}.`);
      await wait(stepMs);
    }
  }
}

/** What is read of the health of an API or edge. */
interface Health {
  version?: string;
  status?: string;
  database?: boolean;
}

/** The version that a health endpoint reports, or what is wrong with its response. */
async function versionAt(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const { version, status, database } = (await response.json()) as Health;
    // An API without its database is ready, since it serves what it has stored; it may not replace another one.
    if (database === false) return `${version} (${status})`;
    return response.ok && version ? version : `status ${response.status}`;
  } catch (error) {
    return (error as Error).message;
  }
}
