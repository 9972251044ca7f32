import type { Auth } from '@umkreis/contract/boot.ts';
import type { ApiContext } from '@umkreis/api-client/api-context.ts';
import type { ResponseOf, Body } from '@umkreis/api-client/api-operation.ts';
import { callApi } from '@umkreis/api-client/call-api.ts';

type GeojsonLink = Body<'POST /items/geojsons/'>;
type JsonLink = Body<'POST /items/jsons/'>;

/** Creates a geometry and links it to an item, with geometries of other kinds. */
export async function createItemGeojson(
  context: ApiContext,
  auth: Auth,
  { itemId, type, geojson, others }: Pick<GeojsonLink, 'itemId' | 'type' | 'others'> & Body<'POST /geojsons/'>,
): Promise<ResponseOf<'POST /items/geojsons/'>> {
  const { id: geojsonId } = await callApi(context, 'POST /geojsons/', { body: { geojson }, auth });
  return callApi(context, 'POST /items/geojsons/', { body: { itemId, geojsonId, type, others }, auth });
}

/** Stores JSON data and links it to the place. */
export async function createItemJson(
  context: ApiContext,
  auth: Auth,
  { itemId, type, json }: Pick<JsonLink, 'itemId' | 'type'> & Body<'POST /jsons/'>,
): Promise<ResponseOf<'POST /items/jsons/'>> {
  const { id: jsonId } = await callApi(context, 'POST /jsons/', { body: { json }, auth });
  return callApi(context, 'POST /items/jsons/', { body: { itemId, jsonId, type }, auth });
}
