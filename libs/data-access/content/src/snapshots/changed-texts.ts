import type { ItemPage, ItemText } from './item-page.ts';

/** Most pages to compare; each has up to 2,000 items. */
const MOST_PAGES = 16;

/**
 * Compares the items of pages. Pages that are the same object are not read.
 * @param most number of changed items
 * @returns the text of each changed item by ID, null if it no longer exists; null: too much has changed
 */
export async function changedTexts(
  before: readonly ItemPage[],
  after: readonly ItemPage[],
  most: number,
): Promise<Map<string, Buffer | null> | null> {
  const [gone, fresh] = [without(before, after), without(after, before)];
  if (gone.length > MOST_PAGES || fresh.length > MOST_PAGES) return null;
  const old = new Map((await itemsOf(gone)).map(({ id, text }) => [id, text]));
  const changed = new Map<string, Buffer | null>();
  for (const { id, text } of await itemsOf(fresh)) {
    if (!old.get(id)?.equals(text)) changed.set(id, Buffer.from(text));
    old.delete(id);
  }
  for (const id of old.keys()) changed.set(id, null);
  return changed.size > most ? null : changed;
}

function without(pages: readonly ItemPage[], others: readonly ItemPage[]): ItemPage[] {
  const excluded = new Set(others);
  return pages.filter((page) => !excluded.has(page));
}

const itemsOf = async (pages: readonly ItemPage[]): Promise<ItemText[]> =>
  (await Promise.all(pages.map((page) => page.items()))).flat();
