import type { KioskAction } from '@umkreis/contract/kiosk.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { deleteOldPictures, storeVisits } from './kiosk-reports.repository.ts';
import { storeHeartbeat, toIdentity } from './kiosks.repository.ts';

/** Heartbeats of kiosks, authenticated by the kiosk's key. */
export async function heartbeatsRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.handle('POST /kiosks/heartbeats/', async (request, reply) => {
    const { kioskKey, commandDone, visits, ...running } = request.body;
    const row = await runQueued(db, 'visitors', null, async () => {
      const stored = await storeHeartbeat(db, { kioskKey, commandDone, running });
      if (!stored) return undefined;
      await storeVisits(db, stored.id, visits);
      await deleteOldPictures(db);
      return stored;
    });
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
