import type { Branch } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { BasemapDocument, BasemapItem, Item } from '@umkreis/contract/item.ts';
import { mainUrl } from './instance.ts';

async function get<T>(path: string): Promise<T> {
  const response = await fetch(`${mainUrl}${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

export const branches = () => get<Branch[]>('/api/branches/');

export async function branch(shortId: number): Promise<Branch> {
  return (await branches()).find((one) => one.shortId === shortId)!;
}

export const categories = () => get<Category[]>('/api/categories/');

/** Items of a branch as the map receives them. */
export async function items(shortId: number): Promise<BasemapItem[]> {
  return (await get<BasemapDocument>(`/api/items/basemap/branchshortid/${shortId}`)).items;
}

/**
 * The first place with a unique title that meets the condition.
 * @param candidates narrows down by map data, since each candidate is fetched
 */
export async function placeWith(
  shortId: number,
  candidates: (item: BasemapItem) => boolean,
  is: (item: Item) => boolean,
): Promise<Item> {
  const all = await items(shortId);
  for (const { nanoId, title } of all.filter((item) => item.title && !item.closed && candidates(item))) {
    if (all.filter((other) => other.title.includes(title)).length > 1) continue;
    const item = await get<Item>(`/api/items/nanoid/${nanoId}`);
    if (is(item)) return item;
  }
  throw new Error(`branch ${shortId} has no such place`);
}

/** A place with hours whose title is unique in the branch. */
export async function placeWithHours(shortId: number): Promise<BasemapItem> {
  const all = await items(shortId);
  const place = all.find(
    (item) => item.title && item.details?.hours && all.filter((other) => other.title.includes(item.title)).length === 1,
  );
  if (!place) throw new Error(`branch ${shortId} has no place with hours and a title of its own`);
  return place;
}
