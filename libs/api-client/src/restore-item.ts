import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { Item } from '@umkreis/contract/item.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/**
 * Brings the place back as a revision left it; `fields` left out: all of it.
 * @throws ApiError 409 when somebody wrote since `version`
 */
export const restoreItem = (
  context: ApiContext,
  auth: Auth,
  id: string,
  revision: number,
  body: { version: number; fields?: readonly string[] },
): Promise<Item> =>
  request(apiUrl(context, apiPaths.restoreItem(id, revision)), { method: 'POST', body, getToken: auth.getToken });
