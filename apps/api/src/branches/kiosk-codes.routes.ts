import { readKioskCode } from '@umkreis/contract/kiosk-code.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { hashOfKioskCode } from './kiosk-code.ts';
import { takeKioskCode } from './kiosks.repository.ts';

/** Codes that open the start address of a kiosk, typed on its screen. */
export async function kioskCodesRoutes(app: TypedApp, { db }: ApiContext): Promise<void> {
  app.handle('POST /kiosks/codes/', async (request, reply) => {
    const code = readKioskCode(request.body.code);
    const row = code && (await runQueued(db, 'visitors', null, () => takeKioskCode(db, hashOfKioskCode(code))));
    if (!row) throw notFound('Code');
    return reply.code(201).send({ branchShortId: row.branch_id, kioskKey: row.key });
  });
}
