import { useAtom } from 'jotai';
import { orderAtom } from './order-atom.ts';

/** The sort order of lists and its setter. */
export const useListOrder = () => useAtom(orderAtom);
