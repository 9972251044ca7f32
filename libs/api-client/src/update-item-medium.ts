import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardMedium, ItemMediumUpdate } from '@umkreis/contract/media.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

export const updateItemMedium = (
  context: ApiContext,
  auth: Auth,
  id: string,
  body: ItemMediumUpdate,
): Promise<DashboardMedium> =>
  request(apiUrl(context, apiPaths.itemMedium(id)), { method: 'PUT', body, getToken: auth.getToken });
