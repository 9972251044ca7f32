import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

interface Sortable<T extends HTMLElement> {
  ref: RefObject<T | null>;
  isDragged: boolean;
  /** Another entry is dragged over it. */
  isOver: boolean;
}

/**
 * An entry of a list that is reordered by dragging. Keyboard users need additional buttons.
 * @param list name of the list; entries of other lists are ignored
 * @param onMove from one index to another
 */
export function useSortable<T extends HTMLElement>(
  list: string,
  index: number,
  isEnabled: boolean,
  onMove: (from: number, to: number) => void,
): Sortable<T> {
  const ref = useRef<T>(null);
  const [isDragged, setDragged] = useState(false);
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((from: number) => {
    if (from !== index) onMove(from, index);
  });
  useEffect(() => {
    const element = ref.current;
    if (!element || !isEnabled) return;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ list, index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.index !== index,
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          drop(Number(source.data.index));
        },
      }),
    );
  }, [list, index, isEnabled]);
  return { ref, isDragged, isOver };
}
