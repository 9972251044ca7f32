import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import { Link } from '@umkreis/federation/router.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { CheckMark } from './check-mark.tsx';
import { useRows } from './use-rows.tsx';
import type { Selection } from '../list-screen/use-selection.ts';

/** The places as cards on small screens, with the same data and selection as the table. */
export function PlaceCards({ items, selection }: { items: readonly DashboardItem[]; selection: Selection }) {
  const t = useMessages(placesMessages);
  const rowOf = useRows();
  return (
    <ul aria-label={t.places} className="overflow-hidden rounded-card bg-paper ring-1 ring-line">
      {items.map((item) => {
        const row = rowOf(item);
        const isSelected = selection.ids.has(item.id);
        return (
          <li
            key={item.id}
            className={classNames(
              'relative flex border-b border-line [contain-intrinsic-size:auto_76px] [content-visibility:auto] last:border-0',
              isSelected && 'bg-accent-soft',
            )}
          >
            <label className="relative z-1 grid w-12 shrink-0 cursor-pointer place-items-center">
              <input
                type="checkbox"
                checked={isSelected}
                onChange={() => selection.toggle(item.id)}
                aria-label={t.selectPlace({ title: row.title })}
                className="peer absolute size-11 opacity-0"
              />
              <span className="rounded-[5px] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
                <CheckMark checked={isSelected ? 'all' : 'none'} />
              </span>
            </label>
            <div className="min-w-0 flex-1 py-3 pr-3">
              <Link
                to={dashboardRoutes.place.to(item.id)}
                lang={row.contentLanguage}
                className="font-medium break-words text-ink no-underline after:absolute after:inset-0"
              >
                {row.title}
              </Link>
              <p className="text-sm break-words text-ink-soft">
                {[row.category, row.city, row.branch].filter(Boolean).join(' · ')}
              </p>
              <p className="tabular flex flex-wrap gap-x-3 text-xs text-ink-soft">
                <span>{row.changed}</span>
                {row.isOverdue && <span className="font-medium text-danger">{`${t.columnReview} ${row.review}`}</span>}
                {row.state && <span className="font-medium text-ink">{row.state}</span>}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
