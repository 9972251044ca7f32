import { useAtom } from 'jotai';
import { orderAtom } from './order-atom.ts';

/** The order of lists and how another is chosen. */
export const useListOrder = () => useAtom(orderAtom);
