import { useState } from 'react';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import type { GridColumn } from './places-columns.tsx';
import type { GridCell } from './grid-step.ts';
import { isEditableColumn } from './cell-fields.ts';
import type { RowEdits } from './use-row-edits.ts';

interface Grid {
  items: readonly DashboardItem[];
  columns: readonly GridColumn[];
  edits: RowEdits;
  /** Id of the element of a cell */
  idOf(cell: GridCell): string;
  /** Makes it the active cell, and scrolls to it. */
  moveTo(cell: GridCell): void;
  focusGrid(): void;
}

export interface CellEdits {
  isOpen(id: string, column: GridColumn): boolean;
  /** Opens the editor of a cell. @returns whether it can be edited */
  start(cell: GridCell): boolean;
  /** Opens the editor of the next cell (1) or of the one before (-1). @returns whether there is one */
  next(from: GridCell, step: number): boolean;
  close(id: string, column: GridColumn, hadFocus: boolean): void;
  /** Indices of the rows with open editors, which stay rendered while they are out of view */
  rows: readonly number[];
}

const keyOf = (id: string, column: GridColumn) => `${column} ${id}`;

/** The editors open in the table: a text that isn't saved yet keeps its editor while the next one is edited. */
export function useCellEdits({ items, columns, edits, idOf, moveTo, focusGrid }: Grid): CellEdits {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const isEditable = ({ row, column }: GridCell) => {
    const [item, name] = [items[row], columns[column]];
    return item && name && isEditableColumn(name) && edits.fieldOf(item, name) !== undefined;
  };
  const start = (cell: GridCell) => {
    if (!isEditable(cell)) return false;
    moveTo(cell);
    const key = keyOf(items[cell.row]!.id, columns[cell.column]!);
    if (open.has(key)) document.getElementById(idOf(cell))?.querySelector('input')?.focus();
    else setOpen((was) => new Set([...was, key]));
    return true;
  };
  return {
    start,
    isOpen: (id, column) => open.has(keyOf(id, column)),
    next(from, step) {
      const count = columns.length;
      let at = from.row * count + from.column + step;
      while (at >= 0 && at < items.length * count) {
        const cell = { row: Math.floor(at / count), column: at % count };
        if (start(cell)) return true;
        at += step;
      }
      return false;
    },
    close(id, column, hadFocus) {
      setOpen((was) => new Set([...was].filter((key) => key !== keyOf(id, column))));
      if (hadFocus) focusGrid();
    },
    rows: items.flatMap(({ id }, row) => (columns.some((column) => open.has(keyOf(id, column))) ? [row] : [])),
  };
}
