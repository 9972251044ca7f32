import { useAtom } from 'jotai';
import { useMemo } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { useGuide } from '../guide-context.tsx';
import { openPlaces } from '../hours/open-places.ts';
import { useHoursModule } from '../hours/use-hours-module.ts';
import { useNow } from '../time/guide-time.ts';
import { inOrder, type ListOrder } from './list-order.ts';
import { orderAtom } from './order-atom.ts';
import type { ListedPlace } from './place-list.tsx';

export interface OrderedList {
  rows: readonly ListedPlace[];
  order: ListOrder;
  choose(order: ListOrder): void;
}

/** Rows in the order of the URL's `sort`. */
export function useListOrder(rows: readonly ListedPlace[], position: LngLat | null): OrderedList {
  const { boot } = useGuide();
  const [order, choose] = useAtom(orderAtom);
  const hours = useHoursModule(order === 'open');
  const now = useNow();
  const ordered = useMemo(() => {
    const isOpen = order === 'open' && hours ? openPlaces(hours, boot, now) : undefined;
    return inOrder(rows, order, { position, ...(isOpen && { isOpen }) });
  }, [rows, order, position, hours, now, boot]);
  return { rows: ordered, order, choose };
}
