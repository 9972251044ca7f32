import type { z } from 'zod';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ItemAddress } from '@umkreis/contract/item.ts';
import type { itemAddressCreate, ItemAddressFields } from '@umkreis/contract/item-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

export const createItemAddress = (
  context: ApiContext,
  auth: Auth,
  body: z.input<typeof itemAddressCreate>,
): Promise<ItemAddress> =>
  request(apiUrl(context, apiPaths.itemAddresses), { method: 'POST', body, getToken: auth.getToken });

/** Writes the fields sent. */
export const updateItemAddress = (
  context: ApiContext,
  auth: Auth,
  id: string,
  body: Omit<ItemAddressFields, 'id'>,
): Promise<ItemAddress> =>
  request(apiUrl(context, apiPaths.itemAddress(id)), { method: 'PUT', body, getToken: auth.getToken });
