import { useRef, type PointerEvent } from 'react';
import { settle, type SnapHeights, type SnapName } from './sheet-snaps.ts';

interface Drag { pointer: number; startY: number; startHeight: number; lastY: number; lastTime: number; velocity: number; moved: boolean }

/**
 * Drags a sheet by pointer. `move` gets the visible height in px while dragging, `done` the stop on release.
 * A press without a move is left alone, so buttons inside keep their clicks.
 */
export function useSheetDrag(heights: SnapHeights, current: number, move: (height: number | null) => void, done: (snap: SnapName) => void) {
  const drag = useRef<Drag | null>(null);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      drag.current = { pointer: event.pointerId, startY: event.clientY, startHeight: current, lastY: event.clientY, lastTime: event.timeStamp, velocity: 0, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const state = drag.current;
      if (!state || state.pointer !== event.pointerId) return;
      const way = state.startY - event.clientY;
      if (!state.moved) {
        if (Math.abs(way) < 6) return;
        state.moved = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const elapsed = Math.max(1, event.timeStamp - state.lastTime);
      state.velocity = 0.6 * ((state.lastY - event.clientY) / elapsed) + 0.4 * state.velocity;
      state.lastY = event.clientY;
      state.lastTime = event.timeStamp;
      move(Math.min(heights.top, Math.max(heights.peek * 0.7, state.startHeight + way)));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const state = drag.current;
      drag.current = null;
      if (!state?.moved) return;
      move(null);
      done(settle(heights, state.startHeight + state.startY - event.clientY, state.velocity));
    },
    onPointerCancel() {
      drag.current = null;
      move(null);
    },
  };
}
