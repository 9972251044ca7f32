import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MAIN_HOST, startProduction } from '@umkreis/start/production/production-setup.ts';
import type { CalendarTarget } from './hostile/calendar-attacks.ts';
import { visit, type Visit } from './hostile/visitor.ts';

const QUIET_MS = 15_000;
const ATTACKED_MS = 30_000;
const WARM_MS = 2000;
const GOAL = 3;

/**
 * Measures a visitor's searches while hostile calendars are sent and subscribed to, in a production setup of its
 * own. `--seconds 10` shortens the attack. Fails if the p99 rises above three times that without the attack, or if
 * a call fails.
 */
export async function benchCalendars(args: string[]): Promise<void> {
  const at = args.indexOf('--seconds');
  const attackedMs = at === -1 ? ATTACKED_MS : Number(args[at + 1]) * 1000;
  const production = await startProduction({
    port: 4900,
    edges: 1,
    apis: 1,
    jobs: 1,
    items: 50,
    // The attacker has one account, with the production limits.
    env: { CALENDAR_OWN_HOSTS: '127.0.0.1', LIMIT_ACCOUNT_REQUESTS: '1200', LIMIT_ACCOUNT_MEGABYTES: '512' },
  });
  try {
    const url = new URL(production.edges[0]!.url);
    const target = { address: url.hostname, port: Number(url.port), host: MAIN_HOST, large: '/' };
    const paths = ['/api/items/search/?text=serve&branch=1', '/api/branches/', '/api/items/search/?text=x&branch=1'];
    await visit(target, paths, WARM_MS);
    const quiet = await visit(target, paths, QUIET_MS);
    const editor: CalendarTarget = {
      api: `${production.apis[0]!.url}`,
      token: production.editor.token,
      itemId: production.items[0]!,
    };
    const attacker = new Worker(new URL('./hostile/calendar-attacker.ts', import.meta.url), { workerData: editor });
    await once(attacker, 'message');
    const attacked = await visit(target, paths, attackedMs);
    attacker.postMessage('stop');
    const [statuses] = (await once(attacker, 'message')) as [ReadonlyMap<number, number>];
    say('in quiet', quiet);
    say('attacked', attacked);
    console.log(
      `responses to the attacker: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
    );
    const ratio = attacked.p99 / quiet.p99;
    const isWithinGoal = attacked.failed === 0 && ratio <= GOAL;
    console.log(`p99 × ${ratio.toFixed(1)}: ${isWithinGoal ? 'at most' : 'NOT within'} ${GOAL} times that in quiet`);
    if (!isWithinGoal) process.exitCode = 1;
  } finally {
    await production.close();
  }
}

const say = (what: string, { requests, failed, median, p99, longest }: Visit) =>
  console.log(
    `${what}: ${requests} calls, ${failed} failed, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(0)} ms`,
  );
