import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { ItemChanges } from '@umkreis/contract/item-changes.ts';

export interface PatchedItems {
  items: readonly BasemapItem[];
  /** IDs of changed, new and deleted items. */
  changed: ReadonlySet<string>;
  /** Number of newer snapshots. */
  steps: number;
}

/**
 * Applies changes to the items of an earlier snapshot. Items keep their place in the list; new ones are last.
 * @param from file name of the earlier snapshot
 * @returns null if the changes since that snapshot are unknown
 */
export function patchItems(
  items: readonly BasemapItem[],
  from: string,
  changes: Pick<ItemChanges, 'steps' | 'items'>,
): PatchedItems | null {
  const at = changes.steps.findIndex((step) => step.from === from);
  if (at < 0) return null;
  const changed = new Set(changes.steps.slice(0, at + 1).flatMap(({ ids }) => ids));
  const current = new Map(changes.items.filter(({ id }) => changed.has(id)).map((item) => [item.id, item]));
  const patched: BasemapItem[] = [];
  for (const item of items) {
    const now = changed.has(item.id) ? current.get(item.id) : item;
    if (now) patched.push(now);
    current.delete(item.id);
  }
  return { items: [...patched, ...current.values()], changed, steps: at + 1 };
}
