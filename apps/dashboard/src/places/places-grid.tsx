/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   WAI-ARIA's grid: rows that come and go as one scrolls; the focus stays with the grid, which has the keys */
/* oxlint-disable jsx-a11y/interactive-supports-focus -- as above */
import { useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { useNavigate } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from '../messages/places.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { CellContent } from './cell-content.tsx';
import { CheckMark } from './check-mark.tsx';
import type { Checked } from './check-mark.tsx';
import { ACTIVE_CELL, GridHeader } from './grid-header.tsx';
import { gridStep, type GridCell } from './grid-step.ts';
import { listPosition } from './list-position.ts';
import { columnLayout, columns, features, type GridColumn } from './places-columns.tsx';
import { columnIds, type ColumnId } from './use-columns.ts';
import { useRows } from './use-rows.tsx';
import type { Selection } from './use-selection.ts';

/** px */
const ROW_HEIGHT = 44;
const HEADER_HEIGHT = 40;

interface Props {
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
  onSort(sorting: number, isReversed: boolean): void;
}

/** The places as a virtualised table for mouse and keyboard. */
export function PlacesGrid({
  items,
  total,
  offset,
  visibleIds,
  selection,
  sorting,
  isReversed,
  address,
  onSort,
}: Props) {
  const t = useMessages(placesMessages);
  const navigate = useNavigate();
  const rowOf = useRows();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<GridCell>(() => ({ row: listPosition.read(address)?.row ?? 0, column: 1 }));
  const [anchor, setAnchor] = useState(0);
  const table = useTable({
    features,
    columns,
    data: items,
    getRowId: (item) => item.id,
    state: { columnVisibility: Object.fromEntries(columnIds.map((one) => [one, visibleIds.has(one)])) },
  });
  const visible = table.getVisibleLeafColumns().map((column) => column.id as GridColumn);
  const { rows } = table.getRowModel();
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]!.id,
    scrollPaddingStart: HEADER_HEIGHT,
    paddingStart: HEADER_HEIGHT,
    overscan: 8,
    initialOffset: () => listPosition.read(address)?.top ?? 0,
  });
  // The stored position is only restored once; another list starts at the top.
  const renderedAddress = useRef(address);
  useEffect(() => {
    listPosition.remove(address);
    if (renderedAddress.current === address) return;
    renderedAddress.current = address;
    scroller.current?.scrollTo({ top: 0 });
    setActive((was) => ({ ...was, row: Math.min(was.row, 0) }));
  }, [address]);

  const cellId = (row: number, column: number) => `${id}-${row}-${column}`;
  const ids = items.map((item) => item.id);
  const count = ids.filter((one) => selection.ids.has(one)).length;
  const checked: Checked = count === 0 ? 'none' : count === ids.length ? 'all' : 'some';
  const moveTo = (cell: GridCell) => {
    setActive(cell);
    if (cell.row >= 0) virtual.scrollToIndex(cell.row, { align: 'auto' });
    else scroller.current?.scrollTo({ top: 0 });
  };
  const sortBy = (column: number) => {
    const by = columnLayout[visible[column]!].sorting;
    if (visible[column] === 'select') selection.set(ids, checked !== 'all');
    else if (by !== undefined) onSort(by, by === sorting && !isReversed);
  };
  const selectTo = (row: number) => {
    const [from, to] = [Math.min(anchor, row), Math.max(anchor, row)];
    selection.set(ids.slice(Math.max(0, from), to + 1), true);
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
    } else if (event.key === 'a' && isCtrl) selection.set(ids, true);
    else if (event.key === 'Escape' && selection.ids.size > 0) selection.clear();
    else return;
    event.preventDefault();
  };
  const template = visible.map((column) => columnLayout[column].width).join(' ');
  return (
    <>
      <p id={`${id}-keys`} className="sr-only">
        {t.keys}
      </p>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={t.places}
        aria-describedby={`${id}-keys`}
        aria-multiselectable
        aria-rowcount={total + 1}
        aria-colcount={visible.length}
        aria-activedescendant={cellId(active.row, active.column)}
        onKeyDown={onKeyDown}
        className="places-grid group max-h-[max(24rem,calc(100dvh-19rem))] overflow-auto overscroll-contain rounded-card bg-paper ring-1 ring-line outline-none focus-visible:ring-2 focus-visible:ring-accent"
      >
        <div role="rowgroup" className="relative min-w-max" style={{ height: virtual.getTotalSize() }}>
          <GridHeader
            visible={visible}
            active={active.row === -1 ? active.column : -1}
            idOf={(column) => cellId(-1, column)}
            checked={checked}
            sorting={sorting}
            isReversed={isReversed}
            template={template}
            onActivate={sortBy}
          />
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rowOf(items[index]!);
            const isSelected = selection.ids.has(row.id);
            return (
              <div
                key={key}
                role="row"
                aria-rowindex={offset + index + 2}
                aria-selected={isSelected}
                onClick={(event) => {
                  setActive((was) => ({ ...was, row: index }));
                  if (event.shiftKey) selectTo(index);
                  else setAnchor(index);
                }}
                className={classNames(
                  'absolute inset-x-0 top-0 grid border-b border-line text-sm hover:bg-hover',
                  isSelected && 'bg-accent-soft',
                )}
                style={{ gridTemplateColumns: template, height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
              >
                {visible.map((column, at) => (
                  <div
                    key={column}
                    id={cellId(index, at)}
                    role="gridcell"
                    aria-colindex={at + 1}
                    onClick={({ shiftKey }) => {
                      if (shiftKey) return;
                      if (column === 'select') selection.toggle(row.id);
                      else savePosition(index);
                    }}
                    onDoubleClick={() => column !== 'select' && open(index)}
                    className={classNames(
                      'flex min-w-0 items-center px-3',
                      column === 'select' && 'cursor-pointer',
                      active.row === index && active.column === at && ACTIVE_CELL,
                    )}
                  >
                    {column === 'select' ? (
                      <>
                        <CheckMark checked={isSelected ? 'all' : 'none'} />
                        <span className="sr-only">{t.selectPlace(row.title)}</span>
                      </>
                    ) : (
                      <CellContent row={row} column={column} />
                    )}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
