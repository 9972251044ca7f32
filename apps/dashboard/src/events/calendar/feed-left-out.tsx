import type { CalendarLeftOut } from '@umkreis/contract/calendar-import.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { dashboardMessages } from '../../layout/messages/dashboard.ts';
import { calendarImportMessages } from '../messages/calendar-import.ts';
import { rowErrorText } from '../messages/row-error-text.ts';
import { CalendarNotes } from './calendar-rows.tsx';

/** What the last reading of a subscribed calendar left out; nothing if it imported everything. */
export function FeedLeftOut({ leftOut: { notes, refused, refusedCount } }: { leftOut: CalendarLeftOut }) {
  const t = useMessages(calendarImportMessages);
  const { untitled } = useMessages(dashboardMessages);
  if (notes.length === 0 && refusedCount === 0) return null;
  const more = refusedCount - refused.length;
  return (
    <details className="text-xs text-changing">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t.leftOut({ refused: refusedCount })}
      </summary>
      <ul className="grid gap-1 pb-2">
        {refused.map(({ uid, title, fault }, index) => (
          <li key={`${uid} ${index}`} className="break-words">
            {`${title || untitled}: ${fault === null ? '' : rowErrorText(fault, t)}`}
          </li>
        ))}
        {more > 0 && <li>{t.moreLeftOut({ n: more })}</li>}
      </ul>
      <CalendarNotes notes={notes} />
    </details>
  );
}
