import multipart from '@fastify/multipart';
import { pictureCost } from '@umkreis/pictures/picture-cost.ts';
import { addressGroup } from '@umkreis/serving/address-group.ts';
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

/** Memory for decoding pictures, bytes, and the length of the queue for it. */
const DECODING = { atOnce: 500e6, maxQueued: 16 };
/** Uploads per person that are being read or queued, and in total: each is in memory. */
const OF_ONE = 6;
const OF_ALL = 12;
const BUDGETS = [{ bytes: 1024 ** 3, windowS: 3600 }];

/** Pictures of items: uploaded once, stored in several sizes, removed with their last use. */
export async function mediaRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  await app.register(multipart);
  addMedia(app, context);
  addUpload(app, context);
  addChanges(app, context);
}

function addMedia(app: TypedApp, { db, content }: ApiContext): void {
  app.handle('GET /items/media/', async (request) => {
    const { query } = request;
    const person = personOf(request);
    const { media: found, total } = await dashboardMedia(db, visibleOwners(person, query.branch, content), query);
    return { media: found, total, page: query.page, pageCount: Math.ceil(total / query.pageSize) };
  });
}

function addUpload(app: TypedApp, { db, media, renditions }: ApiContext): void {
  const decoding = new WorkQueue(DECODING);

  const uploads = new Uploads({ ofOne: OF_ONE, ofAll: OF_ALL });

  app.handle(
    'POST /items/media/',
    async (request) => {
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
      return created;
    },
    {
      preValidation: [
        byteBudget(BUDGETS, (request) => personOf(request).email),
        byteBudget(BUDGETS, ({ ip }) => addressGroup(ip)),
      ],
    },
  );
}

function addChanges(app: TypedApp, { db, content, media }: ApiContext): void {
  app.handle('POST /items/media/reuse/', async (request) => {
    const person = personOf(request);
    const { itemId, mediumId } = request.body;
    const key = owned(person, await findById(db, itemId), 'Item');
    const source = await findByMedium(db, mediumId);
    if (!source || !visibleOwners(person, undefined, content).includes(source.owner_id)) throw notFound('Medium');
    return await reuseMedium(db, media, key, source, request.body, person.email);
  });

  app.handle('PUT /items/media/{id}', async (request) => {
    assertSameId(request);
    const person = personOf(request);
    const key = owned(person, await findByMedium(db, request.params.id), 'Medium');
    const { id, ...update } = request.body;
    return updateMedium(db, key, id ?? request.params.id, update, person.email);
  });

  app.handle('DELETE /items/media/{id}', async (request) => {
    const { id } = request.params;
    const person = personOf(request);
    await deleteMedium(db, media, owned(person, await findByMedium(db, id), 'Medium'), id, person.email);
    return { id };
  });
}
