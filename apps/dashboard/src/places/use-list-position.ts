import { useEffect, useRef, type Dispatch, type RefObject, type SetStateAction } from 'react';
import type { GridCell } from './cells/grid-step.ts';
import { listPosition } from './list-position.ts';

/**
 * Keeps the position of a list that was left. It is only restored once; another list starts at the top.
 * @param address URL of the list
 */
export function useListPosition(
  address: string,
  scroller: RefObject<HTMLDivElement | null>,
  setActive: Dispatch<SetStateAction<GridCell>>,
): void {
  const renderedAddress = useRef(address);
  useEffect(() => {
    listPosition.remove(address);
    if (renderedAddress.current === address) return;
    renderedAddress.current = address;
    scroller.current?.scrollTo({ top: 0 });
    setActive((was) => ({ ...was, row: Math.min(was.row, 0) }));
  }, [address, scroller, setActive]);
}
