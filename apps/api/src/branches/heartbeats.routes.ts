import type { KioskAction } from '@umkreis/contract/kiosk.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { storeHeartbeat, toIdentity } from './kiosks.repository.ts';

/** Heartbeats of kiosks, authenticated by the kiosk's key. */
export async function heartbeatsRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.handle('POST /kiosks/heartbeats/', async (request, reply) => {
    const row = await runQueued(db, 'visitors', null, () => storeHeartbeat(db, request.body));
    if (!row) throw notFound('Kiosk');
    const isPending = row.command_id !== null && row.command_done === null;
    return reply
      .code(201)
      .send({
        identity: toIdentity(row),
        command: isPending ? { id: row.command_id!, deed: row.command as KioskAction } : null,
      });
  });
}
