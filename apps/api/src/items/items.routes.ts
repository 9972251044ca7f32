import { basemapDocument, item } from '@umkreis/contract/item.ts';
import { branchShortId, nanoId } from '@umkreis/contract/ref.ts';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { assertActive, branchParams } from '../http/branch-params.ts';
import { notFound } from '../http/problem-error.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { dateAsOf } from './date-as-of.ts';
import { findByNanoId, findByShownEvent, loadItem } from './item.repository.ts';
import { hoursPlaceOf } from '../place-of.ts';

export async function itemsRoutes(app: TypedApp, { db, content, snapshots }: ApiContext): Promise<void> {
  const placeOf = hoursPlaceOf(content);

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
      const shown = content.branches.get(branch)?.owners ?? [];
      const own = await findByNanoId(
        db,
        nanoId,
        shown.filter((owner) => content.isActive(owner)),
      );
      const atEvent = own || !content.isActive(branch) ? undefined : await findByShownEvent(db, nanoId, branch);
      const key = own ?? (atEvent && content.isActive(atEvent.owner_id) ? atEvent : undefined);
      const found = key && (await loadItem(db, key));
      if (!found) throw notFound('Item');
      reply.header('Cache-Control', 'no-cache');
      return {
        ...found,
        hoursPlace: found.hoursPlace ?? placeOf(found.branchShortId),
        dateAsOf: await dateAsOf(db, key, found),
      };
    },
  );
}
