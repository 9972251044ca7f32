import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ItemDetailUpdate } from '@umkreis/contract/dashboard.ts';
import type { ItemDetail } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/** @throws ApiError 409 with both values when the detail was written since `dateUpdated` */
export const updateItemDetail = (context: ApiContext, auth: Auth, body: ItemDetailUpdate): Promise<ItemDetail> =>
  request(apiUrl(context, apiPaths.itemDetail(body.id)), { method: 'PUT', body, getToken: auth.getToken });
