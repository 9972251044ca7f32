import { editorMessages } from '../place/messages/editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import type { UndoableWrite } from './use-undoable-write.ts';
import { WriteNote } from './write-note.tsx';

/** The result of the last write, with an undo button. */
export function UndoNote({ write }: { write: UndoableWrite }) {
  const t = useMessages(editorMessages);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <WriteNote write={write} done={write.done} />
      {write.undo && (
        <Button size="small" kind="quiet" onClick={write.undo}>
          {t.undo}
        </Button>
      )}
    </div>
  );
}
