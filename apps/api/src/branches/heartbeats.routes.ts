import { kioskResponse, kioskHeartbeat, type KioskAction } from '@umkreis/contract/kiosk.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import { limitPublicWrites } from '../http/public-writes.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { storeHeartbeat, toIdentity } from './kiosks.repository.ts';

/** Per address: all screens of a fair may share one, and each sends one a minute. */
const PER_MINUTE = 120;
const LARGEST_BODY = 2048;

/** Heartbeats of kiosks, authenticated by the kiosk's key. */
export async function heartbeatsRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  await limitPublicWrites(app);
  app.post(
    '/kiosks/heartbeats/',
    {
      config: { right: 'public', rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } },
      bodyLimit: LARGEST_BODY,
      schema: {
        summary: "Records a kiosk's heartbeat and returns its identity and pending command",
        tags: ['kiosks'],
        body: kioskHeartbeat,
        response: { 201: kioskResponse },
      },
    },
    async (request, reply) => {
      const row = await runQueued(db, 'visitors', null, () => storeHeartbeat(db, request.body));
      if (!row) throw notFound('Kiosk');
      const isPending = row.command_id !== null && row.command_done === null;
      return reply
        .code(201)
        .send({
          identity: toIdentity(row),
          command: isPending ? { id: row.command_id!, deed: row.command as KioskAction } : null,
        });
    },
  );
}
