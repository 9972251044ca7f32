import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { settle, type SnapHeights, type SnapName } from './sheet-snaps.ts';

/** A press that moves less is not a drag, px. */
const SLACK = 6;

/**
 * Drags a sheet by pointer. `move` receives the visible height in px while dragging, `done` the snap point on
 * release. A press without movement is ignored, so that buttons inside receive clicks.
 */
export function useSheetDrag(
  heights: SnapHeights,
  current: number,
  move: (height: number | null) => void,
  done: (snap: SnapName) => void,
) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return {
    onPointerDown(event: ReactPointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      stop.current?.();
      const { pointerId, clientY: startY, currentTarget: element } = event;
      let last = { y: startY, time: event.timeStamp };
      let velocity = 0;
      let hasMoved = false;

      const drag = (next: PointerEvent) => {
        if (next.pointerId !== pointerId) return;
        const way = startY - next.clientY;
        if (!hasMoved) {
          if (Math.abs(way) < SLACK) return;
          hasMoved = true;
          // The capture redirects the following click to the sheet, away from a button below the pointer.
          element.setPointerCapture(pointerId);
        }
        velocity = 0.6 * ((last.y - next.clientY) / Math.max(1, next.timeStamp - last.time)) + 0.4 * velocity;
        last = { y: next.clientY, time: next.timeStamp };
        move(Math.min(heights.top, Math.max(heights.peek * 0.7, current + way)));
      };
      const release = (next: PointerEvent) => {
        if (next.pointerId !== pointerId) return;
        end();
        if (!hasMoved) return;
        move(null);
        if (next.type === 'pointerup') done(settle(heights, current + startY - next.clientY, velocity));
      };
      // A fast mouse leaves the narrow handle before its first move event, so the window listens.
      const end = () => {
        window.removeEventListener('pointermove', drag);
        window.removeEventListener('pointerup', release);
        window.removeEventListener('pointercancel', release);
        stop.current = null;
      };
      window.addEventListener('pointermove', drag);
      window.addEventListener('pointerup', release);
      window.addEventListener('pointercancel', release);
      stop.current = end;
    },
  };
}
