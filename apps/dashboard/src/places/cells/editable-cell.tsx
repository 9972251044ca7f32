import { useMessages } from '@umkreis/i18n/language.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { placesMessages } from '../messages/places.ts';
import { CellContent } from './cell-content.tsx';
import { useColumnNames } from './use-column-names.ts';
import type { PlaceRow } from './use-rows.tsx';
import type { EditableColumn } from './cell-fields.ts';
import { CellEditor, type EditorProps } from './cell-editor.tsx';
import { QueuedMark } from './queued-mark.tsx';
import { useQueuedText } from './use-queued-text.ts';
import type { RowEdits } from './use-row-edits.ts';

interface Props extends Pick<EditorProps, 'onClose' | 'onNext'> {
  row: PlaceRow;
  column: EditableColumn;
  edits: RowEdits;
  isActive: boolean;
  isEditing: boolean;
  onStart(): void;
}

/** A text of a place in the table, with a button that edits it in its cell. */
export function EditableCell({ row, column, edits, isActive, isEditing, onStart, onClose, onNext }: Props) {
  const t = useMessages(placesMessages);
  const names = useColumnNames();
  const cell = edits.fieldOf(row.item, column);
  const queued = useQueuedText(cell);
  if (cell && isEditing)
    return (
      <CellEditor
        item={row.item}
        cell={cell}
        label={names[column]}
        language={row.contentLanguage}
        edits={edits}
        onClose={onClose}
        onNext={onNext}
      />
    );
  return (
    <>
      <CellContent row={queued ? { ...row, [column]: queued.value } : row} column={column} />
      {queued && <QueuedMark entry={queued} />}
      {cell && (
        <button
          type="button"
          // F2 is its key in the grid.
          tabIndex={-1}
          aria-label={t.editCell({ name: names[column], title: row.title })}
          title={t.editCell({ name: names[column], title: row.title })}
          onClick={(event) => {
            event.stopPropagation();
            onStart();
          }}
          className={classNames(
            '-mr-2 ml-auto grid size-8 shrink-0 place-items-center rounded-control text-ink-soft opacity-0 group-hover/cell:opacity-100 hover:bg-hover hover:text-ink pointer-coarse:opacity-100',
            isActive && 'group-focus:opacity-100',
          )}
        >
          <Icon name="edit" size={16} />
        </button>
      )}
    </>
  );
}
