import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import type { Checked } from './check-mark.tsx';
import { gridStep, type GridCell } from './cells/grid-step.ts';
import { listPosition } from './list-position.ts';
import { columnLayout, type GridColumn } from './cells/places-columns.tsx';
import { useCellEdits } from './cells/use-cell-edits.ts';
import type { RowEdits } from './cells/use-row-edits.ts';
import type { ColumnId } from './cells/use-columns.ts';
import type { Selection } from '../list-screen/use-selection.ts';
import { useListPosition } from './use-list-position.ts';

/** Height of a row, px */
export const ROW_HEIGHT = 44;

export interface GridProps {
  items: DashboardItem[];
  total: number;
  /** Index of the first row in the whole list, from 0 */
  offset: number;
  visibleIds: ReadonlySet<ColumnId>;
  selection: Selection;
  sorting: number;
  isReversed: boolean;
  /** URL of the list, the key of its stored position */
  address: string;
  edits: RowEdits;
  onSort(sorting: number, isReversed: boolean): void;
}

interface Grid {
  columns: readonly GridColumn[];
  scroller: RefObject<HTMLDivElement | null>;
  /** Id of the element of a cell */
  idOf(cell: GridCell): string;
  scrollToRow(row: number): void;
}

/** What keys and clicks do in the table of places: move, select, sort and open. */
export function useGridActions(
  { items, selection, sorting, isReversed, address, edits, onSort }: GridProps,
  { columns: visible, scroller, idOf, scrollToRow }: Grid,
) {
  const navigate = useNavigate();
  const [active, setActive] = useState<GridCell>(() => ({ row: listPosition.read(address)?.row ?? 0, column: 1 }));
  useListPosition(address, scroller, setActive);
  const [anchor, setAnchor] = useState(0);
  const ids = items.map((item) => item.id);
  const count = ids.filter((one) => selection.ids.has(one)).length;
  const checked: Checked = count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
  const moveTo = (cell: GridCell) => {
    setActive(cell);
    if (cell.row >= 0) scrollToRow(cell.row);
    else scroller.current?.scrollTo({ top: 0 });
  };
  const cells = useCellEdits({
    items,
    columns: visible,
    edits,
    idOf,
    moveTo,
    focusGrid: () => scroller.current?.focus({ preventScroll: true }),
  });
  const sortBy = (column: number) => {
    const by = columnLayout[visible[column]!].sorting;
    if (visible[column] === 'select') selection.set(ids, checked !== 'all');
    else if (by !== undefined) onSort(by, by === sorting && !isReversed);
  };
  const selectTo = (row: number) => {
    const [from, to] = [Math.min(anchor, row), Math.max(anchor, row)];
    selection.set(ids.slice(Math.max(0, from), to + 1), true);
  };
  /** A click on a row. @param isShift selects the rows from the last one on */
  const activate = (row: number, isShift: boolean) => {
    setActive((was) => ({ ...was, row }));
    if (isShift) selectTo(row);
    else setAnchor(row);
  };
  const savePosition = (row: number) => listPosition.write(address, { top: scroller.current?.scrollTop ?? 0, row });
  const open = (row: number) => {
    const item = items[row];
    if (!item) return;
    savePosition(row);
    void navigate(dashboardRoutes.place.to(item.id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
    const isCtrl = event.ctrlKey || event.metaKey;
    const next = gridStep(event.key, isCtrl, active, { rows: items.length, columns: visible.length, page });
    if (next) {
      moveTo(next);
      if (event.shiftKey && next.row !== active.row) selectTo(next.row);
      else setAnchor(next.row);
    } else if (event.key === ' ') {
      if (active.row < 0) sortBy(active.column);
      else if (event.shiftKey) selectTo(active.row);
      else selection.toggle(ids[active.row]!);
      setAnchor(active.row);
    } else if (event.key === 'Enter') {
      if (active.row < 0) sortBy(active.column);
      else open(active.row);
    } else if (event.key === 'F2') cells.start(active);
    else if (event.key === 'a' && isCtrl) selection.set(ids, true);
    else if (event.key === 'Escape' && selection.ids.size > 0) selection.clear();
    else return;
    event.preventDefault();
  };
  return { active, cells, ids, checked, sortBy, activate, open, savePosition, onKeyDown };
}
