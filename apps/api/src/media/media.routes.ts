import multipart from '@fastify/multipart';
import {
  dashboardMediaPage,
  dashboardMediaQuery,
  dashboardMedium,
  itemMediumCreate,
  itemMediumReuse,
  itemMediumUpdate,
  mediaLimits,
} from '@umkreis/contract/media.ts';
import { pictureCost } from '@umkreis/pictures/picture-cost.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { addressGroup } from '@umkreis/serving/address-group.ts';
import { z } from 'zod';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { visibleOwners } from '../auth/visible-owners.ts';
import type { ApiContext } from '../context/context.ts';
import { byteBudget } from '../http/byte-budget.ts';
import { notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import { WorkQueue } from '../http/work-queue.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById } from '../items/item.repository.ts';
import { pictureProblem, readUpload, type Upload } from '../media-files/read-upload.ts';
import { Uploads } from '../media-files/uploads.ts';
import { dashboardMedia, findByMedium } from './media.repository.ts';
import { createMedium, deleteMedium, reuseMedium, updateMedium } from './write-medium.ts';

const tags = ['dashboard'];
const byId = z.object({ id: uuid });
const form = itemMediumCreate.extend({
  file: z
    .string()
    .meta({ format: 'binary' })
    .describe('JPEG, PNG, WebP or AVIF, at most 20 MB and 80 megapixels, as AVIF 24'),
});
/** Memory for decoding pictures, bytes, and the length of the queue for it. */
const DECODING = { atOnce: 500e6, maxQueued: 16 };
/** Uploads per person that are being read or queued, and in total: each is in memory. */
const OF_ONE = 6;
const OF_ALL = 12;
/** A file and its fields. */
const LARGEST_FORM = mediaLimits.fileBytes + 256 * 1024;
const BUDGETS = [{ bytes: 1024 ** 3, windowS: 3600 }];

/** Pictures of items: uploaded once, stored in several sizes, removed with their last use. */
export async function mediaRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  await app.register(multipart);
  addMedia(app, context);
  addUpload(app, context);
  addChanges(app, context);
}

function addMedia(app: TypedApp, { db, content }: ApiContext): void {
  app.get(
    '/items/media/',
    {
      config: { right: 'read' },
      schema: {
        summary: "Media of the person's branches, or of one item",
        tags,
        querystring: dashboardMediaQuery,
        response: { 200: dashboardMediaPage },
      },
    },
    async (request) => {
      const { query } = request;
      const person = personOf(request);
      const { media: found, total } = await dashboardMedia(db, visibleOwners(person, query.branch, content), query);
      return { media: found, total, page: query.page, pageCount: Math.ceil(total / query.pageSize) };
    },
  );
}

function addUpload(app: TypedApp, { db, media, renditions }: ApiContext): void {
  const decoding = new WorkQueue(DECODING);

  const uploads = new Uploads({ ofOne: OF_ONE, ofAll: OF_ALL });

  app.post(
    '/items/media/',
    {
      config: { right: 'write' },
      bodyLimit: LARGEST_FORM,
      schema: {
        summary: 'Uploads a picture of an item',
        tags,
        consumes: ['multipart/form-data'],
        body: form,
        response: { 201: dashboardMedium },
      },
      preValidation: [
        byteBudget(BUDGETS, (request) => personOf(request).email),
        byteBudget(BUDGETS, ({ ip }) => addressGroup(ip)),
      ],
      // The parts are read as a stream and checked one by one.
      validatorCompiler: () => (value: unknown) => ({ value }),
    },
    async (request, reply) => {
      const person = personOf(request);
      const created = await uploads.take(person.email, async () => {
        const upload: Upload = await readUpload(request);
        const key = owned(person, await findById(db, upload.fields.itemId), 'Item');
        return decoding
          .run(pictureCost(upload.facts), () => createMedium(db, media, key, upload.fields, upload, person.email))
          .catch((error: unknown) => {
            throw pictureProblem(error);
          });
      });
      renditions.wake();
      return reply.code(201).send(created);
    },
  );
}

function addChanges(app: TypedApp, { db, content, media }: ApiContext): void {
  app.post(
    '/items/media/reuse/',
    {
      config: { right: 'write' },
      schema: {
        summary: 'Shows a picture of one item with another, or in place of a picture there',
        tags,
        body: itemMediumReuse,
        response: { 201: dashboardMedium },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const { itemId, mediumId } = request.body;
      const key = owned(person, await findById(db, itemId), 'Item');
      const source = await findByMedium(db, mediumId);
      if (!source || !visibleOwners(person, undefined, content).includes(source.owner_id)) throw notFound('Medium');
      return reply.code(201).send(await reuseMedium(db, media, key, source, request.body, person.email));
    },
  );

  app.put(
    '/items/media/:id',
    {
      config: { right: 'write' },
      schema: {
        summary: 'Writes texts, kind and order of a medium',
        tags,
        params: byId,
        body: itemMediumUpdate,
        response: { 200: dashboardMedium },
      },
    },
    async (request) => {
      assertSameId(request);
      const person = personOf(request);
      const key = owned(person, await findByMedium(db, request.params.id), 'Medium');
      const { id, ...update } = request.body;
      return updateMedium(db, key, id ?? request.params.id, update, person.email);
    },
  );

  app.delete(
    '/items/media/:id',
    {
      config: { right: 'write' },
      schema: {
        summary: 'Takes a medium from its item; the file goes with its last use',
        tags,
        params: byId,
        response: { 200: byId },
      },
    },
    async (request) => {
      const { id } = request.params;
      const person = personOf(request);
      await deleteMedium(db, media, owned(person, await findByMedium(db, id), 'Medium'), id, person.email);
      return { id };
    },
  );
}
