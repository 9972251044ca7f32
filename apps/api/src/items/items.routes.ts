import type { Item } from '@umkreis/contract/item.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import { assertActive } from '../content/assert-active.ts';
import { hoursPlaceOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { dateAsOf } from './date-as-of.repository.ts';
import type { ItemKey } from '@umkreis/db/item-key.ts';
import { findByNanoId, findByVisibleEvent, keysAfter, loadItem } from './item.repository.ts';

/** Each item needs a dozen small queries. */
const ITEMS_AT_ONCE = 40;

export async function itemsRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const items = publicItems(context);
  addBasemaps(app, context);
  addOneItem(app, context, items);
  addItemsOfBranch(app, context, items);
}

function publicItems({ db, content }: ApiContext) {
  const placeOf = hoursPlaceOf(content);
  async function loadPublicItem(key: ItemKey): Promise<Item | undefined> {
    const found = await loadItem(db, key);
    return (
      found && {
        ...found,
        hoursPlace: found.hoursPlace ?? placeOf(found.branchShortId),
        dateAsOf: await dateAsOf(db, key, found),
      }
    );
  }
  return { loadPublicItem };
}

function addBasemaps(app: TypedApp, { content, snapshots }: ApiContext): void {
  app.handle('GET /items/basemap/', async (request, reply) =>
    sendDocument(request, reply, await snapshots.document(0)),
  );

  app.handle('GET /items/basemap/branchshortid/{branchShortId}', async (request, reply) => {
    assertActive(content, request.params.branchShortId);
    return sendDocument(request, reply, await snapshots.document(request.params.branchShortId));
  });
}

function addOneItem(
  app: TypedApp,
  { db, content }: ApiContext,
  { loadPublicItem }: ReturnType<typeof publicItems>,
): void {
  app.handle('GET /items/nanoid/{nanoId}', async (request, reply) => {
    const { branch = 0 } = request.query;
    const { nanoId } = request.params;
    const branchOwners = content.branches.get(branch)?.owners ?? [];
    const own = await findByNanoId(
      db,
      nanoId,
      branchOwners.filter((owner) => content.isActive(owner)),
    );
    const atEvent = own || !content.isActive(branch) ? undefined : await findByVisibleEvent(db, nanoId, branch);
    const key = own ?? (atEvent && content.isActive(atEvent.owner_id) ? atEvent : undefined);
    const found = key && (await loadPublicItem(key));
    if (!found) throw notFound('Item');
    reply.header('Cache-Control', 'no-cache');
    return found;
  });
}

function addItemsOfBranch(
  app: TypedApp,
  { db, content }: ApiContext,
  { loadPublicItem }: ReturnType<typeof publicItems>,
): void {
  app.handle('GET /items/branchshortid/{branchShortId}', async (request, reply) => {
    const { branchShortId: branch } = request.params;
    assertActive(content, branch);
    const owners = (content.branches.get(branch)?.owners ?? []).filter((owner) => content.isActive(owner));
    return runQueued(db, 'downloads', branch, async () => {
      const keys = await keysAfter(db, owners, request.query.afterNanoId, ITEMS_AT_ONCE);
      const items: Item[] = [];
      for (const { nano_id: _, ...key } of keys) {
        const found = await loadPublicItem(key);
        if (found) items.push(found);
      }
      reply.header('Cache-Control', 'no-cache');
      return { items, nextAfter: keys.length === ITEMS_AT_ONCE ? keys.at(-1)!.nano_id : null };
    });
  });
}
