import multipart from '@fastify/multipart';
import { itemMediumCreate } from '@umkreis/contract/media.ts';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import { visibleOwners } from '../auth/visible-owners.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { findById } from '../items/item.repository.ts';
import { PictureUploads } from '../media-files/picture-uploads.ts';
import { addEventPictures } from './event-pictures.ts';
import { dashboardMedia, findByMedium } from './media.repository.ts';
import { createMedium, deleteMedium, reuseMedium, updateMedium } from './write-medium.ts';

/** Pictures of items and events: uploaded once, stored in several sizes, removed with their last use. */
export async function mediaRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  await app.register(multipart);
  const uploads = new PictureUploads();
  addMedia(app, context);
  addUpload(app, context, uploads);
  addChanges(app, context);
  addEventPictures(app, context, uploads);
}

function addMedia(app: TypedApp, { db, content }: ApiContext): void {
  app.handle('GET /items/media/', async (request) => {
    const { query } = request;
    const person = personOf(request);
    const { media: found, total } = await dashboardMedia(db, visibleOwners(person, query.branch, content), query);
    return { media: found, total, page: query.page, pageCount: Math.ceil(total / query.pageSize) };
  });
}

function addUpload(app: TypedApp, { db, media, renditions }: ApiContext, uploads: PictureUploads): void {
  app.handle(
    'POST /items/media/',
    async (request) => {
      const person = personOf(request);
      const created = await uploads.take(request, itemMediumCreate, async (upload) => {
        const key = owned(person, await findById(db, upload.fields.itemId), 'Item');
        return () => createMedium(db, media, key, upload.fields, upload, person.email);
      });
      renditions.wake();
      return created;
    },
    uploads.routeOptions,
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
