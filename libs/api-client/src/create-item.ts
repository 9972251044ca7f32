import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { z } from 'zod';
import type { itemCreate, ItemCreated } from '@umkreis/contract/item-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/** What has a default may be left out. */
export type NewItem = z.input<typeof itemCreate>;

/** Creates a place with everything sent, or nothing of it. @throws ApiError 400 naming the field at fault */
export const createItem = (context: ApiContext, auth: Auth, body: NewItem): Promise<ItemCreated> =>
  request(apiUrl(context, apiPaths.createItem), { method: 'POST', body, getToken: auth.getToken });
