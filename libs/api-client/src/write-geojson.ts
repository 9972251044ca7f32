import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { GeojsonWrite, ItemGeojson } from '@umkreis/contract/item-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

type Geojson = GeojsonWrite['geojson'];
type GeojsonType = ItemGeojson['type'];

/** Creates a geometry and links it to an item. */
export async function createItemGeojson(
  context: ApiContext,
  auth: Auth,
  itemId: string,
  type: GeojsonType,
  geojson: Geojson,
): Promise<ItemGeojson> {
  const getToken = () => auth.getToken();
  const { id: geojsonId } = await request<{ id: string }>(apiUrl(context, apiPaths.geojsons), {
    method: 'POST',
    body: { geojson },
    getToken,
  });
  return request(apiUrl(context, apiPaths.itemGeojsons), {
    method: 'POST',
    body: { itemId, geojsonId, type },
    getToken,
  });
}

/** @param base the geometry as it was seen: a change since is a conflict. Left out, it is replaced */
export const updateGeojson = (
  context: ApiContext,
  auth: Auth,
  id: string,
  geojson: Geojson,
  base?: GeojsonWrite['base'],
): Promise<{ id: string }> =>
  request(apiUrl(context, apiPaths.geojson(id)), {
    method: 'PUT',
    body: { geojson, ...(base && { base }) },
    getToken: () => auth.getToken(),
  });

export const updateItemGeojsonType = (
  context: ApiContext,
  auth: Auth,
  id: string,
  type: GeojsonType,
): Promise<ItemGeojson> =>
  request(apiUrl(context, apiPaths.itemGeojson(id)), {
    method: 'PUT',
    body: { type },
    getToken: () => auth.getToken(),
  });

export const deleteItemGeojson = (context: ApiContext, auth: Auth, id: string): Promise<{ id: string }> =>
  request(apiUrl(context, apiPaths.itemGeojson(id)), { method: 'DELETE', getToken: () => auth.getToken() });
