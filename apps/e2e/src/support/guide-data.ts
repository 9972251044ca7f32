import type { Branch } from '@umkreis/contract/branch.ts';
import type { BasemapDocument, BasemapItem } from '@umkreis/contract/item.ts';
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

/** Items of a branch as the map gets them. */
export async function items(shortId: number): Promise<BasemapItem[]> {
  return (await get<BasemapDocument>(`/api/items/basemap/branchshortid/${shortId}`)).items;
}

/** A place whose title nothing else in the branch has, with hours. */
export async function placeWithHours(shortId: number): Promise<BasemapItem> {
  const all = await items(shortId);
  const place = all.find((item) => item.title && item.details?.hours && all.filter((other) => other.title.includes(item.title)).length === 1);
  if (!place) throw new Error(`branch ${shortId} has no place with hours and a title of its own`);
  return place;
}
