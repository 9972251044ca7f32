import { personOf } from '../auth/guard.ts';
import { owned } from '../auth/owned.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField, notFound } from '../http/problem-error.ts';
import { assertSameId } from '../http/same-id.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { editItem } from '../item-history/edit-item.ts';
import { addItemValues, type ItemValues } from './add-item-values.ts';
import { assertKind, insertGeojson, insertOthers, writeGeojson, writeGeojsonType } from './item-geojsons.repository.ts';
import { insertJson } from './item-jsons.repository.ts';
import { deleteLinked, findLinked, writeLinked } from './item-values.repository.ts';

const geojsons: ItemValues<'geojson'> = {
  column: 'geojson',
  drafts: 'geojsons',
  linked: 'item_geojsons',
  name: 'Geojson',
  noDraft: 'no geometry of yours that waits to be linked',
  async insert(trx, key, { type, others }, geojson, id) {
    assertKind('/type', type, geojson);
    const link = await insertGeojson(trx, key, type, geojson, id);
    await insertOthers(trx, key, others);
    return link;
  },
  write: writeGeojson,
};

const jsons: ItemValues<'json'> = {
  column: 'json',
  drafts: 'jsons',
  linked: 'item_jsons',
  name: 'Json',
  noDraft: 'no blob of yours that waits to be linked',
  insert: (trx, key, { type }, json, id) => insertJson(trx, key, type, json, id),
  write: (trx, key, id, { json }) => writeLinked(trx, jsons, key, id, json),
};

/** Geometries and blobs are created as drafts of their author and belong to an item once they are linked. */
export async function itemGeometryRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  addItemValues(app, context, geojsons);
  addItemValues(app, context, jsons);
  addGeometriesOfItems(app, context);
}

function addGeometriesOfItems(app: TypedApp, { db }: ApiContext): void {
  app.handle('PUT /items/geojsons/{id}', async (request) => {
    assertSameId(request);
    const { id } = request.params;
    const { itemId, geojsonId, type } = request.body;
    const person = personOf(request);
    const key = owned(person, await findLinked(db, geojsons, id), 'Geojson');
    if (itemId && itemId.toLowerCase() !== key.id)
      throw invalidField('/itemId', 'the geometry belongs to another item');
    if (geojsonId && geojsonId.toLowerCase() !== id.toLowerCase())
      throw invalidField('/geojsonId', 'differs from the one in the path');
    const link = await editItem(
      db,
      key,
      { author: person.email, action: 'geojson-update', tables: ['item_geojsons'] },
      (trx) => writeGeojsonType(trx, key, id, type),
    );
    if (!link) throw notFound('Geojson');
    return link;
  });

  app.handle('DELETE /items/geojsons/{id}', async (request) => {
    const { id } = request.params;
    const person = personOf(request);
    const key = owned(person, await findLinked(db, geojsons, id), 'Geojson');
    await editItem(
      db,
      key,
      { author: person.email, action: 'geojson-delete', tables: ['item_geojsons'] },
      async (trx) => {
        if (!(await deleteLinked(trx, geojsons, key, id))) throw notFound('Geojson');
      },
    );
    return { id };
  });
}
