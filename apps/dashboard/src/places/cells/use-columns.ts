import { useState } from 'react';
import { remember, remembered } from '../../list-screen/use-remembered.ts';

export const columnIds = [
  'category',
  'tags',
  'city',
  'phone',
  'email',
  'url',
  'branch',
  'review',
  'state',
  'source',
  'changed',
] as const;
export type ColumnId = (typeof columnIds)[number];

const KEY = 'places-columns';
const atFirst: readonly ColumnId[] = ['category', 'city', 'branch', 'review', 'changed'];

export interface Columns {
  visible: ReadonlySet<ColumnId>;
  toggle(id: ColumnId, isVisible: boolean): void;
  /** Shows these columns only; unknown names are ignored */
  show(names: readonly string[]): void;
}

const known = (names: readonly unknown[]): ReadonlySet<ColumnId> =>
  new Set(columnIds.filter((id) => names.includes(id)));

/** The visible columns besides the title, stored on this device. */
export function useColumns(): Columns {
  const [visible, setVisible] = useState<ReadonlySet<ColumnId>>(() => {
    const stored = remembered(KEY);
    return known(Array.isArray(stored) ? stored : atFirst);
  });
  const show = (names: readonly string[]) => {
    const next = known(names);
    remember(KEY, [...next]);
    setVisible(next);
  };
  return {
    visible,
    show,
    toggle: (id, isVisible) => show(columnIds.filter((one) => (one === id ? isVisible : visible.has(one)))),
  };
}
