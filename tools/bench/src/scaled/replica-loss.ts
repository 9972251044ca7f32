import { randomUUID } from 'node:crypto';
import { visitOn } from '../public-load/visit-on.ts';
import { readsOf, replicasOf, untilReplica } from './reads.ts';
import type { Report } from './report.ts';
import type { ScaledSetup } from './scaled-setup.ts';
import { until } from './until.ts';

/** Reads at one target after which it counts as used. */
const ENOUGH = 20;
const USED_MS = 60_000;
const OWNER = 1;

/** Kills one replica and then the other while visitors and editors read: no read fails. */
export async function proveReplicaLoss(setup: ScaledSetup, _folder: string, report: Report): Promise<void> {
  const { cluster, production, visitors } = setup;
  await cluster.untilComplete();
  await untilReplica(setup, (cause) => cause === undefined);
  const list = await createList(setup);
  const visiting = visitOn([`${visitors}/api/items/search/?list=${list}&branch=${OWNER}`]);
  const searches = ['ort', 'ort 1'].map(
    (text) => `${visitors}/api/items/dashboard/?${new URLSearchParams({ text, page: '1', pageSize: '50' })}`,
  );
  const editing = visitOn(searches, { Authorization: `Bearer ${production.editor.token}` });
  const replicas = await replicasOf(setup);
  const before = await readsOf(setup);
  let disturbed: unknown;
  try {
    await untilMore(setup, 'replica');
    await replicas[0]!.kill();
    await untilMore(setup, 'replica');
    await replicas[1]!.kill();
    await untilReplica(setup, (cause) => cause !== undefined);
    await untilMore(setup, 'primary');
  } catch (error) {
    disturbed = error;
  }
  for (const replica of replicas) replica.start();
  await cluster.untilComplete();
  await untilReplica(setup, (cause) => cause === undefined);
  await untilMore(setup, 'replica');
  const [visits, edits] = await Promise.all([visiting.stop(), editing.stop()]);
  if (disturbed) throw disturbed;
  const after = await readsOf(setup);
  const failed = [...visits.failures, ...edits.failures];
  report.say(
    'one replica killed, then the other',
    `${visits.requests} reads of a visitor, ${edits.requests} searches of editors, ${failed.length} failed; ` +
      `by replicas ${after.replica - before.replica}, by the primary ${after.primary - before.primary}; ` +
      `longest ${Math.max(visits.longestMs, edits.longestMs).toFixed(0)} ms`,
  );
  report.promise(failed.length === 0, 'the loss of replicas fails no read', failed.slice(0, 5).join('\n    '));
}

/** A list of the test's places, as the database answers what visitors see of lists. @returns its id */
async function createList({ production: { db, items } }: ScaledSetup): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('lists')
    .values({ id, nano_id: 'scaled00', branch_id: OWNER, title_de: 'Liste', title_en: 'List' })
    .execute();
  await db
    .insertInto('list_items')
    .values(items.map((item_id, sort_order) => ({ list_id: id, owner_id: OWNER, item_id, sort_order })))
    .execute();
  return id;
}

/** Waits until more reads are served there, whichever replica it is. */
async function untilMore(setup: ScaledSetup, target: 'replica' | 'primary'): Promise<void> {
  const before = (await readsOf(setup))[target];
  await until(
    `reads are served by the ${target}`,
    USED_MS,
    async () => (await readsOf(setup))[target] >= before + ENOUGH,
  );
}
