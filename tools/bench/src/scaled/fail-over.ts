import type { Report } from './report.ts';
import { disturb, figuresOf, type Disturbance } from './disturb.ts';
import type { DatabaseNode } from './patroni-cluster.ts';
import type { ScaledSetup } from './scaled-setup.ts';
import { until } from './until.ts';

/** The ttl of docker/patroni/patroni.yaml, plus the promotion and the checks of HAProxy. */
const LONGEST_FAILOVER_S = 40;
const LONGEST_SWITCHOVER_S = 15;
const SWITCH_MS = 60_000;

/** Loses the primary during writes, and replaces it on purpose. Processes of the product are not restarted. */
export async function proveFailOver(setup: ScaledSetup, _folder: string, report: Report): Promise<void> {
  const { cluster, production } = setup;
  const pids = () => production.apis.map(({ process }) => process.pid).join(' ');
  const before = pids();
  await cluster.untilComplete();
  const lost = await leaderOf(setup);
  const killed = await disturb(setup, async () => {
    await lost.kill();
    await newLeader(setup, lost);
  });
  say(report, 'kill -9 of the primary', killed, LONGEST_FAILOVER_S);
  report.promise(pids() === before, 'the APIs are not restarted');

  lost.start();
  await cluster.untilComplete();
  report.say('the lost node', 'follows the new primary after its start');

  const leader = await leaderOf(setup);
  const switched = await disturb(setup, async () => {
    await switchOver(leader);
    await newLeader(setup, leader);
  });
  say(report, 'planned switch of the primary', switched, LONGEST_SWITCHOVER_S);
  await cluster.untilComplete();
}

function say(report: Report, what: string, disturbance: Disturbance, longestS: number): void {
  const { written, lost, gapMs } = disturbance;
  report.say(what, figuresOf(disturbance));
  report.promise(lost.length === 0, `${what} loses no acknowledged write`, lost.slice(0, 5).join('\n'));
  report.promise(gapMs < longestS * 1000, `${what}: writes pause for less than ${longestS} s`);
  report.promise(
    written.failures.length === 0,
    `${what}: what fails is a 503 with Retry-After`,
    written.failures.slice(0, 5).join('\n    '),
  );
}

async function leaderOf({ cluster }: ScaledSetup): Promise<DatabaseNode> {
  const leader = await cluster.leader();
  if (!leader) throw new Error('No node leads.');
  return leader;
}

const newLeader = ({ cluster }: ScaledSetup, old: DatabaseNode) =>
  until('another node leads', SWITCH_MS, async () => {
    const leader = await cluster.leader();
    return leader !== undefined && leader !== old;
  });

/** As `patronictl switchover` does. */
async function switchOver({ name, rest }: DatabaseNode): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${rest}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: name }),
  });
  if (!response.ok) throw new Error(`switchover: ${response.status} ${await response.text()}`);
}
