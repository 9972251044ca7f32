import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { Db } from '@umkreis/db/database.ts';
import { MOST_CHANGED } from '../content-version.repository.ts';
import { loadBasemapItems } from './basemap.repository.ts';
import { ItemPage, type ItemText } from './item-page.ts';

/** Items of a page. */
export const PAGE = 1000;

export const textOf = (item: BasemapItem): ItemText => ({ id: item.id, text: Buffer.from(JSON.stringify(item)) });

/**
 * Reads changed items of an owner again and replaces them in its pages. Related items are read again too, because a
 * relation is in the text of both.
 * @returns null: too many items would have to be read
 */
export async function patchItemPages(
  db: Db,
  owner: number,
  pages: readonly ItemPage[],
  changed: readonly string[],
): Promise<readonly ItemPage[] | null> {
  if (changed.length === 0) return pages;
  const load = async (ids: readonly string[]) =>
    loadBasemapItems(
      db,
      ids.map((id) => ({ owner_id: owner, id })),
    );
  const fresh = await load(changed);
  const related = new Set([...(await storedItems(pages, changed)), ...fresh].flatMap(relativesOf));
  for (const id of changed) related.delete(id);
  if (changed.length + related.size > MOST_CHANGED) return null;
  const texts = new Map([...fresh, ...(await load([...related]))].map((item) => [item.id, textOf(item)]));
  const wanted = [...changed, ...related].map((id) => [id, texts.get(id) ?? null] as const);
  return replaceItems(pages, wanted);
}

const relativesOf = ({ parents = [], children = [] }: BasemapItem): string[] => [...parents, ...children];

/** The items with these IDs as they are in the pages. */
async function storedItems(pages: readonly ItemPage[], ids: readonly string[]): Promise<BasemapItem[]> {
  const stored: BasemapItem[] = [];
  for (const [at, ofPage] of Map.groupBy(ids, (id) => pageOf(pages, id))) {
    const wanted = new Set(ofPage);
    for (const { id, text } of (await pages[at]?.items()) ?? [])
      if (wanted.has(id)) stored.push(JSON.parse(text.toString()) as BasemapItem);
  }
  return stored;
}

/** @param wanted the new text of each item by ID; null: it no longer exists */
async function replaceItems(
  pages: readonly ItemPage[],
  wanted: readonly (readonly [string, ItemText | null])[],
): Promise<ItemPage[]> {
  const byPage = Map.groupBy(wanted, ([id]) => pageOf(pages, id));
  if (pages.length === 0) return pagesOf(wanted.flatMap(([, text]) => text ?? []));
  const replaced = await Promise.all(
    pages.map(async (page, at) => {
      const ofPage = byPage.get(at);
      if (!ofPage) return [page];
      const items = new Map((await page.items()).map((item) => [item.id, item]));
      for (const [id, text] of ofPage) {
        if (text) items.set(id, text);
        else items.delete(id);
      }
      return pagesOf([...items.values()]);
    }),
  );
  return replaced.flat();
}

/** @param items in any order */
function pagesOf(items: readonly ItemText[]): Promise<ItemPage[]> {
  const sorted = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  // Pages only grow by new items, so a page is divided when it has twice its size.
  const size = sorted.length < 2 * PAGE ? sorted.length : PAGE;
  const starts = Array.from({ length: Math.ceil(sorted.length / (size || 1)) }, (_, nr) => nr * size);
  return Promise.all(starts.map((start) => ItemPage.of(sorted.slice(start, start + size))));
}

/** Index of the page for an ID: the last one that doesn't start after it. */
function pageOf(pages: readonly ItemPage[], id: string): number {
  const next = pages.findIndex(({ first }) => first > id);
  return Math.max(0, (next < 0 ? pages.length : next) - 1);
}
