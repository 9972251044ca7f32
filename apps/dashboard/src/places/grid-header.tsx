/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   WAI-ARIA's grid: the focus stays with the grid, which has the keys */
/* oxlint-disable jsx-a11y/interactive-supports-focus -- as above */
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { CheckMark, type Checked } from './check-mark.tsx';
import { columnLayout, type GridColumn } from './cells/places-columns.tsx';
import { useColumnNames } from './cells/use-column-names.ts';

interface Props {
  visible: readonly GridColumn[];
  /** Index of the active cell; -1: none in the header */
  active: number;
  idOf(column: number): string;
  checked: Checked;
  sorting: number;
  isReversed: boolean;
  /** Column widths as `grid-template-columns` */
  template: string;
  onActivate(column: number): void;
}

/** Focus ring of the active cell while the grid has the focus. */
export const ACTIVE_CELL = 'group-focus:ring-2 group-focus:ring-accent group-focus:ring-inset';

/** Columns that the API sorts in descending order by default. */
const fallsAtFirst = new Set([1, 4]);

/** The column headers. Sortable columns state their sort direction. */
export function GridHeader({ visible, active, idOf, checked, sorting, isReversed, template, onActivate }: Props) {
  const p = useMessages(placesMessages);
  const names = useColumnNames();
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-10 grid h-10 border-b border-line bg-sunken"
      style={{ gridTemplateColumns: template }}
    >
      {visible.map((column, index) => {
        const { sorting: by } = columnLayout[column];
        const isSorted = by !== undefined && by === sorting;
        const isFalling = isSorted && fallsAtFirst.has(by) !== isReversed;
        return (
          <div
            key={column}
            id={idOf(index)}
            role="columnheader"
            aria-colindex={index + 1}
            aria-sort={isSorted ? (isFalling ? 'descending' : 'ascending') : by === undefined ? undefined : 'none'}
            onClick={() => onActivate(index)}
            className={classNames(
              'flex items-center gap-1 px-3 text-xs font-medium text-ink-soft select-none',
              (by !== undefined || column === 'select') && 'cursor-pointer hover:text-ink',
              index === active && ACTIVE_CELL,
            )}
          >
            {column === 'select' ? (
              <>
                <CheckMark checked={checked} />
                <span className="sr-only">{p.selectPage}</span>
              </>
            ) : (
              <>
                <span className="truncate">{names[column]}</span>
                {isSorted && <Icon name={isFalling ? 'chevronDown' : 'chevronUp'} size={14} />}
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
