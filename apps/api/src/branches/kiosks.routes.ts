import { randomBytes } from 'node:crypto';
import type { StoredKiosk } from '@umkreis/contract/kiosk.ts';
import { v7 as uuidv7 } from 'uuid';
import { personOf } from '../auth/guard.ts';
import { ownerOfNew } from '../auth/owner-of-new.ts';
import { assertBranch, hasRight, type Person } from '../auth/person.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editReference } from '../reference/edit-reference.ts';
import type { ReferenceEdit } from '../reference/reference-revisions.repository.ts';
import type { Trx } from '@umkreis/db/owner-transaction.ts';
import { checkScreenTimes } from './check-screen-times.ts';
import { createKioskCode, hashOfKioskCode } from './kiosk-code.ts';
import { loadReports } from './kiosk-reports.repository.ts';
import {
  setKioskCode,
  setKioskCommand,
  deleteKiosk,
  insertKiosk,
  loadKiosk,
  loadKiosks,
  toKiosk,
  writeKiosk,
} from './kiosks.repository.ts';

const CODE_VALID_MS = 24 * 60 * 60 * 1000;
/** 128 bits, 22 characters */
const KEY_BYTES = 16;

/** What a revision contains: neither key nor code, nor what the kiosk reports about itself. */
async function revised(trx: Trx, id: string) {
  const row = await loadKiosk(trx, id);
  if (!row) return undefined;
  const { name, position, heading, level, homeView, scale, house, sign, screenTimes, command } = toKiosk(row);
  return {
    name,
    position,
    heading,
    level,
    homeView,
    scale,
    house,
    sign,
    screenTimes,
    codeExpires: row.code_expires?.toISOString() ?? null,
    command: command && { id: command.id, deed: command.deed },
  };
}

/** Kiosks, managed by the editors of their branch. */
export async function kiosksRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const edits = kioskEdits(context);
  addKiosks(app, context);
  addChanges(app, context, edits);
}

/** Edits of a kiosk by an editor of its branch. */
function kioskEdits({ db }: ApiContext) {
  const edit = async (
    person: Person,
    id: string,
    action: ReferenceEdit['action'],
    work: (trx: Trx) => Promise<void>,
  ): Promise<StoredKiosk | undefined> => {
    const row = await loadKiosk(db, id);
    if (!row) throw notFound('Kiosk');
    assertBranch(person, row.branch_id);
    const { email: author } = person;
    await editReference(db, { kind: 'kiosk', id, branchShortId: row.branch_id, author, action }, revised, work);
    const after = await loadKiosk(db, id);
    return after && toKiosk(after, (await loadReports(db, [id]))(id));
  };
  const changed = (kiosk: StoredKiosk | undefined): StoredKiosk => {
    if (!kiosk) throw notFound('Kiosk');
    return kiosk;
  };
  return { edit, changed };
}

function addKiosks(app: TypedApp, { db, content }: ApiContext): void {
  app.handle('GET /kiosks/', async (request) => {
    const person = personOf(request);
    const kiosks = await loadKiosks(db, person.branchShortIds);
    return hasRight(person, 'write') ? kiosks : kiosks.map((kiosk) => ({ ...kiosk, kioskKey: '' }));
  });

  app.handle('POST /kiosks/', async (request) => {
    const person = personOf(request);
    const branchShortId = ownerOfNew(person, request.body.branchShortId);
    await checkScreenTimes(content, branchShortId, request.body.screenTimes);
    const created = { id: uuidv7(), key: randomBytes(KEY_BYTES).toString('base64url'), branchShortId };
    await editReference(
      db,
      { kind: 'kiosk', id: created.id, branchShortId, author: person.email, action: 'create' },
      revised,
      (trx) => insertKiosk(trx, { ...created, fields: request.body }),
    );
    return toKiosk((await loadKiosk(db, created.id))!);
  });
}

function addChanges(
  app: TypedApp,
  { db, content }: ApiContext,
  { edit, changed }: ReturnType<typeof kioskEdits>,
): void {
  app.handle('PUT /kiosks/{id}', async (request) => {
    assertSameId(request);
    const id = request.params.id.toLowerCase();
    const { screenTimes } = request.body;
    const row = screenTimes && (await loadKiosk(db, id));
    if (row) await checkScreenTimes(content, row.branch_id, screenTimes);
    return changed(await edit(personOf(request), id, 'update', (trx) => writeKiosk(trx, id, request.body)));
  });

  app.handle('POST /kiosks/{id}/commands/', async (request) => {
    const person = personOf(request);
    const id = request.params.id.toLowerCase();
    const commanded = await edit(person, id, 'update', (trx) =>
      setKioskCommand(trx, id, { commandId: uuidv7(), deed: request.body.deed, author: person.email }),
    );
    return changed(commanded);
  });

  app.handle('POST /kiosks/{id}/codes/', async (request) => {
    const id = request.params.id.toLowerCase();
    const code = createKioskCode();
    const expires = new Date(Date.now() + CODE_VALID_MS);
    await edit(personOf(request), id, 'update', (trx) =>
      setKioskCode(trx, id, { codeHash: hashOfKioskCode(code), expires }),
    );
    return { code, dateExpires: expires.toISOString() };
  });

  app.handle('DELETE /kiosks/{id}', async (request) => {
    const id = request.params.id.toLowerCase();
    await edit(personOf(request), id, 'delete', (trx) => deleteKiosk(trx, id));
    return { id };
  });
}
