import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ItemDetailCreate } from '@umkreis/contract/dashboard.ts';
import type { ItemDetail } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

export const createItemDetail = (context: ApiContext, auth: Auth, body: ItemDetailCreate): Promise<ItemDetail> =>
  request(apiUrl(context, apiPaths.createItemDetail), { method: 'POST', body, getToken: auth.getToken });
