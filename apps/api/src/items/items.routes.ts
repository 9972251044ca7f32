import { basemapDocument, item, type Item } from '@umkreis/contract/item.ts';
import { branchShortId, nanoId } from '@umkreis/contract/ref.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import { z } from 'zod';
import { assertActive, branchParams } from '../content/branch-params.ts';
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
  app.get(
    '/items/basemap/',
    {
      config: { right: 'public' },
      schema: { summary: 'Items of all branches', tags: ['items'], response: { 200: basemapDocument } },
    },
    async (request, reply) => sendDocument(request, reply, await snapshots.document(0)),
  );

  app.get(
    '/items/basemap/branchshortid/:branchShortId',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Items of a branch',
        tags: ['items'],
        params: branchParams,
        response: { 200: basemapDocument },
      },
    },
    async (request, reply) => {
      assertActive(content, request.params.branchShortId);
      return sendDocument(request, reply, await snapshots.document(request.params.branchShortId));
    },
  );
}

function addOneItem(
  app: TypedApp,
  { db, content }: ApiContext,
  { loadPublicItem }: ReturnType<typeof publicItems>,
): void {
  app.get(
    '/items/nanoid/:nanoId',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Everything of one item',
        tags: ['items'],
        params: z.object({ nanoId }),
        response: { 200: item },
        querystring: z.object({
          branch: z.coerce
            .number()
            .pipe(branchShortId)
            .optional()
            .describe('Only if this branch shows it, or an event at it'),
        }),
      },
    },
    async (request, reply) => {
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
    },
  );
}

function addItemsOfBranch(
  app: TypedApp,
  { db, content }: ApiContext,
  { loadPublicItem }: ReturnType<typeof publicItems>,
): void {
  app.get(
    '/items/branchshortid/:branchShortId',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Everything of the items of a branch, a few at a time',
        tags: ['items'],
        params: branchParams,
        querystring: z.object({
          afterNanoId: nanoId.optional().describe('The last one that was read; without it from the first'),
        }),
        response: {
          200: z.object({
            items: z.array(item).describe(`At most ${ITEMS_AT_ONCE}, by nano id`),
            nextAfter: nanoId.nullable().describe('To go on after; null: these were the last'),
          }),
        },
      },
    },
    async (request, reply) => {
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
    },
  );
}
