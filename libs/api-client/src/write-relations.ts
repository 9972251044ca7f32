import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ItemJson, Mention, MentionFields } from '@umkreis/contract/item-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/** A relation of two places of one branch. */
export interface Relation {
  itemParentId: string;
  itemChildId: string;
  /** 1 part of, 2 way-point, 3 exhibition hall, 4 related */
  relationshipId: number;
}

export const addRelation = (context: ApiContext, { getToken }: Auth, body: Relation): Promise<unknown> =>
  request(apiUrl(context, apiPaths.itemRelations), { method: 'POST', body, getToken });

export const removeRelation = (
  context: ApiContext,
  { getToken }: Auth,
  { itemParentId, itemChildId, relationshipId }: Relation,
): Promise<unknown> =>
  request(apiUrl(context, apiPaths.itemRelation(itemParentId, itemChildId, relationshipId)), {
    method: 'DELETE',
    getToken,
  });

export const addMention = (
  context: ApiContext,
  { getToken }: Auth,
  body: MentionFields & { itemId: string },
): Promise<Mention> => request(apiUrl(context, apiPaths.itemMentions), { method: 'POST', body, getToken });

export const updateMention = (
  context: ApiContext,
  { getToken }: Auth,
  id: string,
  body: MentionFields,
): Promise<Mention> => request(apiUrl(context, apiPaths.itemMention(id)), { method: 'PUT', body, getToken });

export const removeMention = (context: ApiContext, { getToken }: Auth, id: string): Promise<unknown> =>
  request(apiUrl(context, apiPaths.itemMention(id)), { method: 'DELETE', getToken });

/** @param dateFeatured ISO date; left out: today at the place's branch */
export const featureItem = (
  context: ApiContext,
  { getToken }: Auth,
  itemId: string,
  dateFeatured?: string,
): Promise<unknown> =>
  request(apiUrl(context, apiPaths.featured), {
    method: 'POST',
    body: { itemId, ...(dateFeatured && { dateFeatured }) },
    getToken,
  });

export const endFeaturing = (context: ApiContext, { getToken }: Auth, featuredId: string): Promise<unknown> =>
  request(apiUrl(context, apiPaths.featuredEntry(featuredId)), { method: 'DELETE', getToken });

export const addToList = (
  context: ApiContext,
  { getToken }: Auth,
  body: { listId: string; itemId: string },
): Promise<unknown> => request(apiUrl(context, apiPaths.listItems), { method: 'POST', body, getToken });

export const takeFromList = (
  context: ApiContext,
  { getToken }: Auth,
  { listId, itemId }: { listId: string; itemId: string },
): Promise<unknown> => request(apiUrl(context, apiPaths.listItem(listId, itemId)), { method: 'DELETE', getToken });

/** Stores a blob, and links it to the place. */
export async function addJson(
  context: ApiContext,
  { getToken }: Auth,
  { itemId, type, json }: { itemId: string; type: string; json: unknown },
): Promise<ItemJson> {
  const { id } = await request<{ id: string }>(apiUrl(context, apiPaths.jsons), {
    method: 'POST',
    body: { json },
    getToken,
  });
  return request(apiUrl(context, apiPaths.itemJsons), { method: 'POST', body: { itemId, jsonId: id, type }, getToken });
}

export const updateJson = (context: ApiContext, { getToken }: Auth, id: string, json: unknown): Promise<unknown> =>
  request(apiUrl(context, apiPaths.json(id)), { method: 'PUT', body: { json }, getToken });
