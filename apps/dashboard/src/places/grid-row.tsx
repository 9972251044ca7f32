/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   WAI-ARIA's grid: rows that come and go as one scrolls; the focus stays with the grid, which has the keys */
/* oxlint-disable jsx-a11y/interactive-supports-focus -- as above */
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { CellContent } from './cell-content.tsx';
import { CheckMark } from './check-mark.tsx';
import { ACTIVE_CELL } from './grid-header.tsx';
import type { GridColumn } from './places-columns.tsx';
import type { CSSProperties } from 'react';
import type { PlaceRow } from './use-rows.tsx';

interface Props {
  row: PlaceRow;
  /** Index of the row in the whole list, from 1, after the header */
  rowIndex: number;
  columns: readonly GridColumn[];
  /** Index of the active cell; -1: in another row */
  activeColumn: number;
  isSelected: boolean;
  style: CSSProperties;
  idOf(column: number): string;
  onActivate(isShift: boolean): void;
  onCell(column: GridColumn): void;
  onOpen(): void;
}

/** A place in the table. */
export function GridRow({
  row,
  rowIndex,
  columns,
  activeColumn,
  isSelected,
  style,
  idOf,
  onActivate,
  onCell,
  onOpen,
}: Props) {
  const t = useMessages(placesMessages);
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isSelected}
      onClick={({ shiftKey }) => onActivate(shiftKey)}
      className={classNames(
        'absolute inset-x-0 top-0 grid border-b border-line text-sm hover:bg-hover',
        isSelected && 'bg-accent-soft',
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
          onDoubleClick={() => column !== 'select' && onOpen()}
          className={classNames(
            'flex min-w-0 items-center px-3',
            column === 'select' && 'cursor-pointer',
            activeColumn === at && ACTIVE_CELL,
          )}
        >
          {column === 'select' ? (
            <>
              <CheckMark checked={isSelected ? 'all' : 'none'} />
              <span className="sr-only">{t.selectPlace({ title: row.title })}</span>
            </>
          ) : (
            <CellContent row={row} column={column} />
          )}
        </div>
      ))}
    </div>
  );
}
