import { isDeepStrictEqual } from 'node:util';
import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField, notFound, ProblemError } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editItem } from '../item-history/edit-item.ts';
import { findById } from '../items/item.repository.ts';
import * as geojsons from './item-geojsons.repository.ts';
import * as jsons from './item-jsons.repository.ts';

/** Geometries and blobs are created as drafts of their author and belong to an item once they are linked. */
export async function itemGeometryRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  addGeometries(app, context);
  addGeometriesOfItems(app, context);
  addBlobs(app, context);
}

function addGeometries(app: TypedApp, { db }: ApiContext): void {
  app.handle('POST /geojsons/', async (request) => ({
    id: await geojsons.insertDraft(db, request.body.geojson, personOf(request).email),
  }));

  app.handle('PUT /geojsons/{id}', async (request) => {
    assertSameId(request);
    const { id } = request.params;
    const { geojson, base } = request.body;
    const person = personOf(request);
    if (await geojsons.writeDraft(db, id, geojson, person.email)) return { id };
    const key = owned(person, await geojsons.findByGeojson(db, id), 'Geojson');
    const written = await editItem(
      db,
      key,
      { author: person.email, action: 'geojson-update', tables: ['item_geojsons'] },
      async (trx, item) => {
        const theirs = await geojsons.storedGeojson(trx, key, id);
        if (base && theirs && !isDeepStrictEqual(theirs, base) && !isDeepStrictEqual(theirs, geojson)) {
          throw new ProblemError(409, 'conflict', 'Somebody else changed the geometry', {
            detail: 'Look at theirs and send one of the two.',
            currentVersion: item.version,
            conflicts: [{ field: 'geojson', yours: geojson, theirs }],
          });
        }
        return geojsons.writeGeojson(trx, key, id, { geojson });
      },
    );
    if (!written) throw notFound('Geojson');
    return { id };
  });
}

function addGeometriesOfItems(app: TypedApp, { db }: ApiContext): void {
  app.handle('POST /items/geojsons/', async (request) => {
    const { itemId, geojsonId, type } = request.body;
    const person = personOf(request);
    const key = owned(person, await findById(db, itemId), 'Item');
    const link = await editItem(
      db,
      key,
      { author: person.email, action: 'geojson-create', tables: ['item_geojsons'] },
      (trx) => geojsons.linkDraft(trx, key, geojsonId, type, person.email),
    );
    if (!link) throw invalidField('/geojsonId', 'no geometry of yours that waits to be linked');
    return link;
  });

  app.handle('PUT /items/geojsons/{id}', async (request) => {
    assertSameId(request);
    const { id } = request.params;
    const person = personOf(request);
    const key = owned(person, await geojsons.findByGeojson(db, id), 'Geojson');
    if (request.body.itemId && request.body.itemId.toLowerCase() !== key.id)
      throw invalidField('/itemId', 'the geometry belongs to another item');
    if (request.body.geojsonId && request.body.geojsonId.toLowerCase() !== id.toLowerCase())
      throw invalidField('/geojsonId', 'differs from the one in the path');
    const link = await editItem(
      db,
      key,
      { author: person.email, action: 'geojson-update', tables: ['item_geojsons'] },
      (trx) => geojsons.writeGeojson(trx, key, id, { type: request.body.type }),
    );
    if (!link) throw notFound('Geojson');
    return link;
  });

  app.handle('DELETE /items/geojsons/{id}', async (request) => {
    const { id } = request.params;
    const person = personOf(request);
    const key = owned(person, await geojsons.findByGeojson(db, id), 'Geojson');
    await editItem(
      db,
      key,
      { author: person.email, action: 'geojson-delete', tables: ['item_geojsons'] },
      async (trx) => {
        if (!(await geojsons.deleteGeojson(trx, key, id))) throw notFound('Geojson');
      },
    );
    return { id };
  });
}

function addBlobs(app: TypedApp, { db }: ApiContext): void {
  app.handle('POST /jsons/', async (request) => ({
    id: await jsons.insertDraft(db, request.body.json, personOf(request).email),
  }));

  app.handle('PUT /jsons/{id}', async (request) => {
    assertSameId(request);
    const { id } = request.params;
    const { json } = request.body;
    const person = personOf(request);
    if (await jsons.writeDraft(db, id, json, person.email)) return { id };
    const key = owned(person, await jsons.findByJson(db, id), 'Json');
    const written = await editItem(
      db,
      key,
      { author: person.email, action: 'json-update', tables: ['item_jsons'] },
      (trx) => jsons.writeJson(trx, key, id, json),
    );
    if (!written) throw notFound('Json');
    return { id };
  });

  app.handle('POST /items/jsons/', async (request) => {
    const { itemId, jsonId, type } = request.body;
    const person = personOf(request);
    const key = owned(person, await findById(db, itemId), 'Item');
    const link = await editItem(
      db,
      key,
      { author: person.email, action: 'json-create', tables: ['item_jsons'] },
      (trx) => jsons.linkDraft(trx, key, jsonId, type, person.email),
    );
    if (!link) throw invalidField('/jsonId', 'no blob of yours that waits to be linked');
    return link;
  });
}
