import { Link } from '@umkreis/federation/router.ts';
import { dashboardRoutes } from '@umkreis/contract/dashboard-routes.ts';
import type { CalendarNote, CalendarRow } from '@umkreis/contract/calendar-import.ts';
import { calendarImportMessages } from '../messages/calendar-import.ts';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { useBranchZone } from '../../dates/branch-zone.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { formatInstant } from '../../dates/format-date.ts';
import { rowErrorText } from '../messages/row-error-text.ts';
import { useBranchLanguages } from '../../content/use-branch-languages.ts';

const colors: Record<CalendarRow['state'], string> = {
  new: 'text-open',
  changed: 'text-changing',
  same: 'text-ink-soft',
  cancelled: 'text-danger',
  removed: 'text-danger',
  refused: 'text-danger',
};

/** The outcome of the import for each event. */
export function CalendarRows({ rows, branchShortId }: { rows: readonly CalendarRow[]; branchShortId: number }) {
  const t = useMessages(calendarImportMessages);
  const { untitled } = useMessages(dashboardMessages);
  const { language } = useDashboard();
  const timeZone = useBranchZone(branchShortId);
  const contentLanguage = useBranchLanguages()(branchShortId);
  return (
    <ul className="max-h-96 overflow-y-auto text-sm">
      {rows.map(({ uid, title, dateBegin, state, fault, eventId, place }, index) => (
        <li
          key={`${uid} ${index}`}
          className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2 first:border-0"
        >
          <span lang={contentLanguage} className="min-w-0 flex-1 font-medium break-words">
            {eventId ? (
              <Link to={dashboardRoutes.event.to(eventId)} className="text-ink">
                {title || untitled}
              </Link>
            ) : (
              title || untitled
            )}
          </span>
          <span className={`shrink-0 text-xs font-semibold ${colors[state]}`}>{t.state({ state })}</span>
          <span className="tabular w-full text-xs text-ink-soft">
            {dateBegin && formatInstant(dateBegin, language, timeZone)}
            {fault && rowErrorText(fault, t)}
            {place && ` · ${t.atPlace({ title: place.title || untitled })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What an import leaves out of a calendar. */
export function CalendarNotes({ notes }: { notes: readonly CalendarNote[] }) {
  const t = useMessages(calendarImportMessages);
  const { untitled } = useMessages(dashboardMessages);
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm text-changing">
      {notes.map(({ kind, title, count }) => (
        <li key={`${kind} ${title}`} className="break-words">
          {t.note({ kind, title: title || untitled, count })}
        </li>
      ))}
    </ul>
  );
}
