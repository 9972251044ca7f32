import type { z } from 'zod';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ListedItem, listCreate, ListUpdate } from '@umkreis/contract/list-write.ts';
import type { ReferenceKind, ReferenceRevision } from '@umkreis/contract/reference-write.ts';
import type { List } from '@umkreis/contract/search-shortcut.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';
import { toSearch } from './to-search.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** Reference data that all branches share. */
export type SharedKind = 'category' | 'tag' | 'detailKey' | 'icon' | 'searchWord';
const paths = {
  category: [apiPaths.categories, apiPaths.category],
  tag: [apiPaths.tags, apiPaths.tag],
  detailKey: [apiPaths.detailKeys, apiPaths.detailKey],
  icon: [apiPaths.icons, apiPaths.icon],
  searchWord: [apiPaths.searchWords, apiPaths.searchWord],
} as const;

/** Writes the fields given of one, or makes one. @throws ApiError 400 naming the field at fault, 409 with its reason */
export const saveReference = (
  context: ApiContext,
  auth: Auth,
  { kind, id, fields }: { kind: SharedKind; id: string | null; fields: object },
): Promise<{ id: string }> =>
  request(apiUrl(context, id === null ? paths[kind][0] : paths[kind][1](id)), {
    method: id === null ? 'POST' : 'PUT',
    body: fields,
    getToken: auth.getToken,
  });

/** @throws ApiError 409 for what is used, or belongs to the product */
export const deleteReference = (context: ApiContext, auth: Auth, kind: SharedKind, id: string): Promise<unknown> =>
  request(apiUrl(context, paths[kind][1](id)), { method: 'DELETE', getToken: auth.getToken });

/** Who changed one of them, newest first; null asks for none. */
export const useReferenceRevisions = (
  context: ApiContext,
  auth: Auth,
  of: { kind: ReferenceKind; entityId: string } | null,
): Read<ReferenceRevision[]> =>
  useProtectedRead(auth, of && `${apiUrl(context, apiPaths.referenceRevisions)}?${toSearch({ ...of, limit: 20 })}`, {
    keepPreviousData: false,
  });

export const createList = (context: ApiContext, auth: Auth, body: z.input<typeof listCreate>): Promise<List> =>
  request(apiUrl(context, apiPaths.lists), { method: 'POST', body, getToken: auth.getToken });

/** Writes the fields sent; `itemIds` replaces places and order. */
export const updateList = (context: ApiContext, auth: Auth, id: string, body: ListUpdate): Promise<List> =>
  request(apiUrl(context, apiPaths.list(id)), { method: 'PUT', body, getToken: auth.getToken });

export const deleteList = (context: ApiContext, auth: Auth, id: string): Promise<unknown> =>
  request(apiUrl(context, apiPaths.list(id)), { method: 'DELETE', getToken: auth.getToken });

/** Places of a list by name, in order; null asks for none. */
export const useListItems = (context: ApiContext, auth: Auth, id: string | null): Read<ListedItem[]> =>
  useProtectedRead(auth, id && apiUrl(context, apiPaths.itemsOfList(id)), { keepPreviousData: false });

export const addFeatured = (
  context: ApiContext,
  auth: Auth,
  body: { itemId: string; dateFeatured?: string },
): Promise<unknown> => request(apiUrl(context, apiPaths.featured), { method: 'POST', body, getToken: auth.getToken });

export const removeFeatured = (context: ApiContext, auth: Auth, featuredId: string): Promise<unknown> =>
  request(apiUrl(context, apiPaths.featuredEntry(featuredId)), { method: 'DELETE', getToken: auth.getToken });
