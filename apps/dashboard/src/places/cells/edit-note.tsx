import { UndoNote } from '../../write/undo-note.tsx';
import type { UndoableWrite } from '../../write/use-undoable-write.ts';

/** The last text that was saved in the list, with a button that undoes it. */
export function EditNote({ write }: { write: UndoableWrite }) {
  if (write.state === 'idle') return null;
  return (
    <div className="rounded-card bg-paper px-3 py-2 shadow-float ring-1 ring-line">
      <UndoNote write={write} />
    </div>
  );
}
