import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { DashboardMedium, ItemMediumReuse } from '@umkreis/contract/media.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/** Shows a picture of one item with another, or in place of a picture there. */
export const reuseItemMedium = (context: ApiContext, auth: Auth, body: ItemMediumReuse): Promise<DashboardMedium> =>
  request(apiUrl(context, apiPaths.itemMediaReuse), { method: 'POST', body, getToken: () => auth.getToken() });
