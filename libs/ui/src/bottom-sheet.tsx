import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { panelLook } from '@umkreis/contract/page-frame/looks.ts';
import { classNames } from './class-names.ts';
import { snapAfterKey, snapHeights, snapNames, type SnapName } from './sheet-snaps.ts';
import { useScreenHeight } from './use-screen-height.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

interface Props {
  id?: string;
  label: string;
  /** Accessible name of the handle: 'Grösse ändern'. */
  handleLabel: string;
  snap: SnapName;
  onSnap(snap: SnapName): void;
  /** Visible height at the lowest snap point, px. */
  peek: number;
  /** Free space above the highest snap point, px. */
  topOffset?: number;
  children: ReactNode;
}

/**
 * A bottom sheet for phones with three snap points. Dragging, flicks, the wheel, keys on the handle, and a
 * focus inside move it.
 */
export function BottomSheet({ id, label, handleLabel, snap, onSnap, peek, topOffset = 72, children }: Props) {
  const screen = useScreenHeight();
  const heights = snapHeights(screen, peek, topOffset);
  const [dragged, setDragged] = useState<number | null>(null);
  const height = dragged ?? heights[snap];
  const drag = useSheetDrag(heights, heights[snap], setDragged, onSnap);
  const content = useRef<HTMLDivElement>(null);
  const isTop = snap === 'top';

  useEffect(() => {
    const element = content.current;
    if (!isTop || !element) return;
    let startY = 0;
    const start = (event: TouchEvent) => {
      startY = event.touches[0]!.clientY;
    };
    const pull = (event: TouchEvent) => {
      if (element.scrollTop <= 0 && event.touches[0]!.clientY - startY > 24) {
        event.preventDefault();
        onSnap('middle');
      }
    };
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', pull, { passive: false });
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', pull);
    };
  }, [isTop, onSnap]);

  const step = (by: number) => onSnap(snapNames[Math.min(2, Math.max(0, snapNames.indexOf(snap) + by))]!);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = snapAfterKey(event.key, snap);
    if (!next) return;
    // Escape lowers the sheet and must not close the panel.
    event.preventDefault();
    event.stopPropagation();
    onSnap(next);
  };

  return (
    <section
      id={id}
      aria-label={label}
      data-panel=""
      tabIndex={-1}
      className={classNames(panelLook.sheet, dragged === null && 'transition-transform duration-240 ease-out')}
      style={{ height: heights.top, transform: `translateY(${heights.top - height}px)` }}
    >
      <div {...drag} className="shrink-0 touch-none cursor-grab active:cursor-grabbing">
        <button
          type="button"
          aria-label={handleLabel}
          onKeyDown={onKeyDown}
          onClick={() => onSnap(snap === 'top' ? 'middle' : snap === 'middle' ? 'top' : 'middle')}
          className={panelLook.handle}
        >
          <span className={panelLook.handleMark} />
        </button>
      </div>
      <div
        ref={content}
        data-scroll=""
        {...(isTop ? {} : drag)}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible') && event.target.getBoundingClientRect().bottom > screen)
            onSnap('top');
        }}
        onWheel={(event) => {
          if (!isTop && event.deltaY > 0) step(1);
        }}
        className={classNames(
          'min-h-0 flex-1 overscroll-contain',
          isTop ? 'overflow-y-auto' : 'touch-none overflow-hidden',
        )}
        style={{ paddingBottom: 'env(safe-area-inset-bottom)' }}
      >
        {children}
      </div>
    </section>
  );
}
