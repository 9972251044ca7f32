import type { ReceivedChangeRequest } from '@umkreis/contract/change-request.ts';
import { recordAccess } from '@umkreis/db/access-log.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import { personOf } from '../auth/guard.ts';
import { hasRight } from '../auth/person.ts';
import { owned } from '../auth/owned.ts';
import { visibleOwners } from '../auth/visible-owners.ts';
import { snapshotEnv } from '@umkreis/content/snapshots/snapshot-env.ts';
import { createPlaceOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import { assertBoundedDetails, textBudgets } from '../item-parts/detail-limits.ts';
import { idsOf } from '../http/sent-once.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findVisibleById, loadItem } from '../items/item.repository.ts';
import { detailKeysById } from '../reference/detail-keys.repository.ts';
import { offeredShortcut } from '../shortcuts/search-shortcuts.repository.ts';
import { transact } from '@umkreis/db/owner-transaction.ts';
import { acceptRequest, decidedAlready } from './accept-request.ts';
import {
  countOpen,
  decideRequest,
  findByLink,
  findRequest,
  insertChangeRequest,
  receivedRequests,
} from './change-requests.repository.ts';
import { reopenRequest } from './reopen-request.ts';
import { differenceOf } from './difference.ts';

/** Editors may contact the senders of requests; viewers may not. */
const withoutContact = (request: ReceivedChangeRequest): ReceivedChangeRequest => ({ ...request, contactEmail: null });
/** Maximum open requests of one item, and of one branch for new items; more would not be reviewed. */
const MOST_OPEN = { item: 50, branch: 500 };

export async function changeRequestsRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const items = visibleItems(context);
  addProposals(app, context, items);
  addFollowing(app, context);
  addReceived(app, context);
  addDecisions(app, context);
}

function visibleItems({ db, content }: ApiContext) {
  async function loadVisibleItem(id: string, branchShortId: number) {
    const key = await findVisibleById(db, id);
    const found =
      key && content.branches.get(branchShortId)?.owners.includes(key.owner_id) && content.isActive(key.owner_id)
        ? await loadItem(db, key)
        : undefined;
    if (!found) throw invalidField('/itemId', 'the branch shows no such item');
    return found;
  }
  return { loadVisibleItem };
}

function addProposals(
  app: TypedApp,
  { db, content, config }: ApiContext,
  { loadVisibleItem }: ReturnType<typeof visibleItems>,
): void {
  const placeOf = createPlaceOf(content);

  app.handle('POST /items/change-requests/', async (request, reply) => {
    const { body } = request;
    assertBoundedDetails(body.details ?? [], { perKey: 1, budget: textBudgets.proposal });
    const shortcut = await offeredShortcut(db, body.searchShortcutId, snapshotEnv(config));
    const branch = shortcut?.branchShortId;
    if (
      !branch ||
      !content.isActive(branch) ||
      !(body.itemId ? shortcut.config.allowChangeRequest : shortcut.config.allowItemAddition)
    )
      throw invalidField('/searchShortcutId', 'this shortcut takes no proposals');
    const item = body.itemId ? await loadVisibleItem(body.itemId, branch) : null;
    if (item && body.categoryIds) throw invalidField('/categoryIds', 'only for a new item');
    for (const field of ['title', 'lat', 'lon'] as const)
      if (!item && body[field] === undefined) throw invalidField(`/${field}`, 'needed for a new item');
    const ownerId = item?.branchShortId ?? branch;
    const at = { lat: body.lat ?? item?.lat ?? 0, lon: body.lon ?? item?.lon ?? 0 };
    const keys = await detailKeysById(
      db,
      (body.details ?? []).map(({ dataKeyV2 }) => dataKeyV2),
    );
    const changes = await differenceOf(db, item, body, keys, placeOf(ownerId, at));
    if (Object.keys(changes).length === 0 && !body.note) throw invalidField('/', 'nothing is proposed');
    if ((await countOpen(db, ownerId, item?.id ?? null)) >= (item ? MOST_OPEN.item : MOST_OPEN.branch)) {
      throw new ProblemError(
        429,
        'too-many-requests',
        'Too many requests',
        { detail: 'Many proposals wait for the editors already. Try again in a few days.' },
        { 'Retry-After': '86400' },
      );
    }
    return reply
      .code(201)
      .send(
        await runQueued(db, 'visitors', ownerId, () =>
          insertChangeRequest(db, {
            id: idsOf(request)(0),
            ownerId,
            itemId: item?.id ?? null,
            searchShortcutId: shortcut.config.id,
            changes,
            note: body.note,
            contactEmail: body.contactEmail ?? null,
          }),
        ),
      );
  });
}

function addFollowing(app: TypedApp, { db }: ApiContext): void {
  app.handle('GET /items/change-requests/follow/{linkId}', async (request, reply) => {
    const found = await findByLink(db, request.params.linkId);
    if (!found) throw notFound('Change request');
    reply.header('Cache-Control', 'no-store');
    return found;
  });
}

function addReceived(app: TypedApp, { db, content }: ApiContext): void {
  app.handle('GET /items/change-requests/', async (request) => {
    const { query } = request;
    const person = personOf(request);
    const { changeRequests, total } = await receivedRequests(db, visibleOwners(person, query.branch, content), query);
    const seesContacts = hasRight(person, 'write') && query.contacts === 'true';
    const contacts = changeRequests.filter(({ contactEmail }) => contactEmail !== null).length;
    if (seesContacts && contacts > 0)
      await recordAccess(db, {
        person: person.email,
        action: 'contacts-read',
        branchShortId: query.branch,
        subject: query.branch === undefined ? '' : String(query.branch),
        records: contacts,
      });
    return {
      changeRequests: seesContacts ? changeRequests : changeRequests.map(withoutContact),
      total,
      page: query.page,
      pageCount: Math.ceil(total / query.pageSize),
    };
  });
}

function addDecisions(app: TypedApp, { db, content }: ApiContext): void {
  const placeOf = createPlaceOf(content);

  app.handle('PUT /items/change-requests/{id}', async (request) => {
    const person = personOf(request);
    const { body } = request;
    const found = owned(person, await findRequest(db, request.params.id), 'Change request');
    if (found.state !== 'open') throw decidedAlready();
    if (body.state === 'accepted') {
      const deciding = { request: found, decision: body, author: person.email, placeOf };
      return { id: found.id, ...(await transact(db, found.owner_id, (trx) => acceptRequest(trx, deciding))) };
    }
    const decided = await runQueued(db, 'editors', found.owner_id, () =>
      decideRequest(db, found, {
        state: 'declined',
        reply: body.reply,
        decidedBy: person.email,
        itemId: found.item_id,
        taken: null,
      }),
    );
    if (!decided) throw decidedAlready();
    return { id: found.id, itemId: found.item_id, dateDecided: decided.toISOString() };
  });

  app.handle('POST /items/change-requests/{id}/reopen', async (request) => {
    const person = personOf(request);
    const found = owned(person, await findRequest(db, request.params.id), 'Change request');
    const itemId = await transact(db, found.owner_id, (trx) =>
      reopenRequest(trx, found, new Date(request.body.dateDecided), person.email),
    );
    return { id: found.id, itemId };
  });
}
