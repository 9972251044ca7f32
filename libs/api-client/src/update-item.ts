import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ItemUpdate } from '@umkreis/contract/dashboard.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/**
 * Writes the fields sent. @throws ApiError 409 with both values when somebody else wrote the same field since `version`
 */
export const updateItem = (context: ApiContext, auth: Auth, id: string, body: ItemUpdate): Promise<Item> =>
  request(apiUrl(context, apiPaths.updateItem(id)), { method: 'PUT', body, getToken: auth.getToken });
