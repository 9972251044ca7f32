import { useState } from 'react';
import { remember, remembered } from '../ground/use-remembered.ts';

export const columnIds = ['category', 'tags', 'city', 'branch', 'review', 'state', 'source', 'changed'] as const;
export type ColumnId = (typeof columnIds)[number];

const KEY = 'places-columns';
const atFirst: readonly ColumnId[] = ['category', 'city', 'branch', 'review', 'changed'];

/** The visible columns besides the title, stored on this device. */
export function useColumns(): [ReadonlySet<ColumnId>, (id: ColumnId, isShown: boolean) => void] {
  const [shown, setShown] = useState<ReadonlySet<ColumnId>>(() => {
    const kept = remembered(KEY);
    if (!Array.isArray(kept)) return new Set(atFirst);
    const names = new Set<unknown>(kept);
    return new Set(columnIds.filter((id) => names.has(id)));
  });
  return [
    shown,
    (id, isShown) => {
      const next = new Set(columnIds.filter((one) => (one === id ? isShown : shown.has(one))));
      remember(KEY, [...next]);
      setShown(next);
    },
  ];
}
