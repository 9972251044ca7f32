import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ItemCreated } from '@umkreis/contract/item-write.ts';
import type { Item } from '@umkreis/contract/item.ts';
import type { ItemMerge } from '@umkreis/contract/merge.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/** Makes one place of two. @throws ApiError 409 when one of them was written since */
export const mergeItems = (context: ApiContext, auth: Auth, id: string, body: ItemMerge): Promise<Item> =>
  request(apiUrl(context, apiPaths.mergeItem(id)), { method: 'PUT', body, getToken: auth.getToken });

/** A new place like another one. */
export const copyItem = (context: ApiContext, auth: Auth, id: string, title: string): Promise<ItemCreated> =>
  request(apiUrl(context, apiPaths.copyItem(id)), { method: 'POST', body: { title }, getToken: auth.getToken });
