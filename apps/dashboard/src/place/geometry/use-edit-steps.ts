import { useEffect, useEffectEvent } from 'react';
import type { Drawing } from './use-drawing.ts';
import type { EditedShapes } from './use-shapes.ts';

interface Step {
  disabled: boolean;
  onClick(): void;
}

export interface EditSteps {
  undo: Step;
  redo: Step;
}

/**
 * Undoes and redoes points of the unfinished shape first, then changes of the shapes; also by Ctrl+Z, Ctrl+Shift+Z and
 * Ctrl+Y outside of text fields.
 */
export function useEditSteps(edited: EditedShapes, drawing: Drawing | null): EditSteps {
  const points = drawing?.points;
  const undo = {
    disabled: !points?.canUndo && !edited.canUndo,
    onClick: () => {
      if (points?.canUndo) drawing?.drawRef.current?.undo();
      else edited.undo();
    },
  };
  const redo = {
    disabled: !points?.canRedo && !edited.canRedo,
    onClick: () => {
      if (points?.canRedo) drawing?.drawRef.current?.redo();
      else edited.redo();
    },
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
    if (!step) return;
    event.preventDefault();
    if (!step.disabled) step.onClick();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return { undo, redo };
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
