import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from '../messages/places.ts';
import type { GridColumn } from './places-columns.tsx';
import type { PlaceRow } from './use-rows.tsx';

const MAX_TAGS = 2;

/** The content of a cell of a place. */
export function CellContent({ row, column }: { row: PlaceRow; column: Exclude<GridColumn, 'select'> }) {
  const t = useMessages(placesMessages);
  switch (column) {
    case 'title':
      return (
        <span className="flex min-w-0 items-center gap-2.5">
          {row.glyph ?? <span className="size-6 shrink-0 rounded-full bg-sunken" />}
          {/* The keys belong to the grid. */}
          <Link
            to={dashboardRoutes.place.to(row.id)}
            tabIndex={-1}
            lang={row.contentLanguage}
            className="truncate font-medium text-ink no-underline hover:underline"
          >
            {row.title}
          </Link>
        </span>
      );
    case 'tags':
      return (
        <span className="flex min-w-0 gap-1.5 text-ink-soft" title={row.tags.join(', ')}>
          <span className="truncate">{row.tags.slice(0, MAX_TAGS).join(', ')}</span>
          {row.tags.length > MAX_TAGS && <span className="shrink-0">{t.more({ n: row.tags.length - MAX_TAGS })}</span>}
        </span>
      );
    case 'review':
      return (
        <span className={row.isOverdue ? 'tabular font-medium text-danger' : 'tabular text-ink-soft'}>
          {row.review}
        </span>
      );
    case 'changed':
      return <span className="tabular text-ink-soft">{row.changed}</span>;
    default:
      return (
        <span className="truncate text-ink-soft" title={row[column]}>
          {row[column]}
        </span>
      );
  }
}
