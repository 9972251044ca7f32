import { useState } from 'react';
import { remember, remembered } from '../list-screen/use-remembered.ts';

export const columnIds = ['category', 'tags', 'city', 'branch', 'review', 'state', 'source', 'changed'] as const;
export type ColumnId = (typeof columnIds)[number];

const KEY = 'places-columns';
const atFirst: readonly ColumnId[] = ['category', 'city', 'branch', 'review', 'changed'];

/** The visible columns besides the title, stored on this device. */
export function useColumns(): [ReadonlySet<ColumnId>, (id: ColumnId, isVisible: boolean) => void] {
  const [visible, setVisible] = useState<ReadonlySet<ColumnId>>(() => {
    const stored = remembered(KEY);
    if (!Array.isArray(stored)) return new Set(atFirst);
    const names = new Set<unknown>(stored);
    return new Set(columnIds.filter((id) => names.has(id)));
  });
  return [
    visible,
    (id, isVisible) => {
      const next = new Set(columnIds.filter((one) => (one === id ? isVisible : visible.has(one))));
      remember(KEY, [...next]);
      setVisible(next);
    },
  ];
}
