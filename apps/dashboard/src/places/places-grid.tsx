/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   WAI-ARIA's grid: rows that come and go as one scrolls; the focus stays with the grid, which has the keys */
/* oxlint-disable jsx-a11y/interactive-supports-focus -- as above */
import { useTable } from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useId, useRef } from 'react';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import { GridHeader } from './grid-header.tsx';
import { listPosition } from './list-position.ts';
import { columnLayout, columns, features, type GridColumn } from './cells/places-columns.tsx';
import { columnIds, type ColumnId } from './cells/use-columns.ts';
import { useRows } from './cells/use-rows.tsx';
import { GridRow } from './grid-row.tsx';
import { ROW_HEIGHT, useGridActions, type GridProps } from './use-grid-actions.ts';

/** px */
const HEADER_HEIGHT = 40;

const rowLayout = {
  estimateSize: () => ROW_HEIGHT,
  scrollPaddingStart: HEADER_HEIGHT,
  paddingStart: HEADER_HEIGHT,
  overscan: 8,
};

/** The visible columns, and a row for each place. */
function useGridTable(items: DashboardItem[], visibleIds: ReadonlySet<ColumnId>) {
  const table = useTable({
    features,
    columns,
    data: items,
    getRowId: (item) => item.id,
    state: { columnVisibility: Object.fromEntries(columnIds.map((one) => [one, visibleIds.has(one)])) },
  });
  const visible = table.getVisibleLeafColumns().map((column) => column.id as GridColumn);
  const { rows } = table.getRowModel();
  return { visible, rows };
}

/** The places as a virtualised table for mouse and keyboard. */
export function PlacesGrid(props: GridProps) {
  const { items, total, offset, visibleIds, selection, sorting, isReversed, address, edits } = props;
  const t = useMessages(placesMessages);
  const rowOf = useRows();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { visible, rows } = useGridTable(items, visibleIds);
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`;
  const { active, cells, ids, checked, sortBy, activate, open, savePosition, onKeyDown } = useGridActions(props, {
    columns: visible,
    scroller,
    idOf: ({ row, column }) => cellId(row, column),
    scrollToRow: (row): void => virtual.scrollToIndex(row, { align: 'auto' }),
  });
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed on
  const virtual = useVirtualizer({
    ...rowLayout,
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]!.id,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), ...cells.rows])].toSorted((a, b) => a - b),
    initialOffset: () => listPosition.read(address)?.top ?? 0,
  });
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
        className="places-grid group has-data-note:min-h-80 max-h-[max(24rem,calc(100dvh-19rem))] overflow-auto overscroll-contain rounded-card bg-paper ring-1 ring-line outline-none focus-visible:ring-2 focus-visible:ring-accent"
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
          {virtual.getVirtualItems().map(({ index, start, key }) => (
            <GridRow
              key={key}
              row={rowOf(items[index]!)}
              index={index}
              rowIndex={offset + index + 2}
              columns={visible}
              activeColumn={active.row === index ? active.column : -1}
              edits={edits}
              cells={cells}
              isSelected={selection.ids.has(ids[index]!)}
              style={{ gridTemplateColumns: template, height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
              idOf={(column) => cellId(index, column)}
              onActivate={(isShift) => activate(index, isShift)}
              onCell={(column) => {
                if (column === 'select') selection.toggle(ids[index]!);
                else savePosition(index);
              }}
              onOpen={() => open(index)}
            />
          ))}
        </div>
      </div>
    </>
  );
}
