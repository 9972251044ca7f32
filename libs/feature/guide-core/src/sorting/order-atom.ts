import { atom } from 'jotai';
import { queryValueAtom } from '../address/query.ts';
import { listOrders, type ListOrder } from '@umkreis/guide-engine/query/list-order.ts';

const nameAtom = queryValueAtom('sort');

/** The sort order of lists, in the URL as `sort`; 'best' is the default and omitted. */
export const orderAtom = atom(
  (get): ListOrder => listOrders.find((order) => order === get(nameAtom)) ?? 'best',
  (_get, set, order: ListOrder) => set(nameAtom, order === 'best' ? null : order),
);
