import { callApi } from '@umkreis/api-client/call-api.ts';
import { MOST_IN_BULK } from '@umkreis/contract/size-limits.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { SelectionBar } from '../list-screen/selection-bar.tsx';
import type { Selection } from '../list-screen/use-selection.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { UndoNote } from '../write/undo-note.tsx';
import { useUndoableWrite } from '../write/use-undoable-write.ts';
import { eventBulkMessages } from './messages/event-bulk.ts';
import { eventEditorMessages } from './messages/event-editor.ts';

interface Props {
  selection: Selection;
  /** Whether the list shows the trash */
  isTrash: boolean;
  onChanged(): void;
}

/** Moves the selected events to the trash or restores them; the last change can be undone. */
export function SelectedEvents({ selection, isTrash, onChanged }: Props) {
  const t = useMessages(eventBulkMessages);
  const editor = useMessages(eventEditorMessages);
  const { boot, auth } = useDashboard();
  const write = useUndoableWrite(onChanged);
  const set = async (ids: readonly string[], isBinned: boolean): Promise<string[]> =>
    (await callApi(boot, 'PUT /events/bulk/', { body: { eventIds: [...ids], isBinned }, auth })).changed;
  const move = (isBinned: boolean) => {
    let changed: string[] = [];
    return write.run(
      async () => {
        changed = await set([...selection.ids], isBinned);
        selection.clear();
      },
      () => (isBinned ? t.wasBinned : t.wasTakenOut)({ n: changed.length }),
      async () => {
        if (changed.length > 0) await set(changed, !isBinned);
      },
    );
  };
  const count = selection.ids.size;
  return (
    <div className="sticky bottom-3 z-20 grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">
      {write.state !== 'idle' && (
        <div className="rounded-card bg-paper px-3 py-2 shadow-float ring-1 ring-line">
          <UndoNote write={write} />
        </div>
      )}
      {count > 0 && (
        <SelectionBar text={t.selectedCount({ n: count })} onClear={selection.clear}>
          <Button
            size="small"
            kind={isTrash ? 'secondary' : 'danger'}
            icon={isTrash ? 'refresh' : 'trash'}
            busy={write.state === 'busy'}
            disabled={count > MOST_IN_BULK}
            onClick={() => void move(!isTrash)}
          >
            {isTrash ? editor.takeOut : editor.moveToTrash}
          </Button>
        </SelectionBar>
      )}
    </div>
  );
}
