/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   WAI-ARIA's grid: rows that come and go as one scrolls; the focus stays with the grid, which has the keys */
/* oxlint-disable jsx-a11y/interactive-supports-focus -- as above */
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { CellContent } from './cells/cell-content.tsx';
import { isEditableColumn } from './cells/cell-fields.ts';
import { EditableCell } from './cells/editable-cell.tsx';
import type { CellEdits } from './cells/use-cell-edits.ts';
import type { RowEdits } from './cells/use-row-edits.ts';
import { CheckMark } from './check-mark.tsx';
import { ACTIVE_CELL } from './grid-header.tsx';
import type { GridColumn } from './cells/places-columns.tsx';
import type { CSSProperties } from 'react';
import type { PlaceRow } from './cells/use-rows.tsx';

interface Props {
  row: PlaceRow;
  /** Index of the row on the page */
  index: number;
  /** Index of the row in the whole list, from 1, after the header */
  rowIndex: number;
  columns: readonly GridColumn[];
  /** Index of the active cell; -1: in another row */
  activeColumn: number;
  isSelected: boolean;
  edits: RowEdits;
  cells: CellEdits;
  style: CSSProperties;
  idOf(column: number): string;
  onActivate(isShift: boolean): void;
  onCell(column: GridColumn): void;
  onOpen(): void;
}

/** A place in the table. */
export function GridRow({
  row,
  index,
  rowIndex,
  columns,
  activeColumn,
  isSelected,
  edits,
  cells,
  style,
  idOf,
  onActivate,
  onCell,
  onOpen,
}: Props) {
  const t = useMessages(placesMessages);
  const isEdited = columns.some((column) => cells.isOpen(row.id, column));
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      onClick={({ shiftKey }) => onActivate(shiftKey)}
      className={classNames(
        'absolute inset-x-0 top-0 grid border-b border-line text-sm hover:bg-hover',
        isSelected && 'bg-accent-soft',
        // The note of an editor covers the next rows.
        isEdited && 'z-5',
      )}
      style={style}
    >
      {columns.map((column, at) => (
        <div
          key={column}
          id={idOf(at)}
          role="gridcell"
          aria-colindex={at + 1}
          onClick={({ shiftKey }) => {
            if (!shiftKey) onCell(column);
          }}
          onDoubleClick={() => {
            if (!cells.start({ row: index, column: at }) && column !== 'select') onOpen();
          }}
          className={classNames(
            'group/cell flex min-w-0 items-center px-3',
            column === 'select' && 'cursor-pointer',
            activeColumn === at && ACTIVE_CELL,
          )}
        >
          {column === 'select' ? (
            <>
              <CheckMark checked={isSelected ? 'all' : 'none'} />
              <span className="sr-only">{t.selectPlace({ title: row.title })}</span>
            </>
          ) : isEditableColumn(column) ? (
            <EditableCell
              row={row}
              column={column}
              edits={edits}
              isActive={activeColumn === at}
              isEditing={cells.isOpen(row.id, column)}
              onStart={() => cells.start({ row: index, column: at })}
              onClose={(hadFocus) => cells.close(row.id, column, hadFocus)}
              onNext={(step) => cells.next({ row: index, column: at }, step)}
            />
          ) : (
            <CellContent row={row} column={column} />
          )}
        </div>
      ))}
    </div>
  );
}
