import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

export const deleteItemDetail = (context: ApiContext, auth: Auth, id: string): Promise<{ id: string }> =>
  request(apiUrl(context, apiPaths.itemDetail(id)), { method: 'DELETE', getToken: auth.getToken });
