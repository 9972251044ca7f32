import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/** Which part of a place is linked to it. */
export type ItemLink = 'category' | 'tag';

const paths = {
  category: { all: apiPaths.itemCategories, one: apiPaths.itemCategory, field: 'categoryId' },
  tag: { all: apiPaths.itemTags, one: apiPaths.itemTag, field: 'tagId' },
} as const;

interface Link {
  kind: ItemLink;
  itemId: string;
  /** Of the category or tag. */
  id: string;
}

export const addItemLink = (context: ApiContext, auth: Auth, { kind, itemId, id }: Link): Promise<unknown> =>
  request(apiUrl(context, paths[kind].all), {
    method: 'POST',
    body: { itemId, [paths[kind].field]: id },
    getToken: auth.getToken,
  });

export const removeItemLink = (context: ApiContext, auth: Auth, { kind, itemId, id }: Link): Promise<unknown> =>
  request(apiUrl(context, paths[kind].one(itemId, id)), { method: 'DELETE', getToken: auth.getToken });
