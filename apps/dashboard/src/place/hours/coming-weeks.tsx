import { useDeferredValue, useMemo } from 'react';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { comingWeeks, type ComingDay } from '@umkreis/opening-hours/coming-weeks.ts';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { intervalText } from '@umkreis/opening-hours/interval-text.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { useNow } from '../../dates/use-now.ts';

/** The opening hours of the next four weeks as a calendar, with the names of holidays. */
export function ComingWeeks({ value, place }: { value: string; place: OpeningPlace }) {
  const t = useMessages(hoursEditorMessages);
  const now = useNow();
  const deferredValue = useDeferredValue(value);
  const days = useMemo(
    () => (deferredValue.trim() ? comingWeeks(deferredValue, now, place) : undefined),
    [deferredValue, now, place],
  );
  return (
    <section aria-label={t.weeks} className="grid gap-2">
      <h3 className="text-sm font-semibold">{t.weeks}</h3>
      {days ? (
        <>
          <ol className="grid gap-1 sm:grid-cols-7">
            {days.map((day, index) => (
              <Day key={day.date} day={day} column={index === 0 ? day.weekday + 1 : undefined} />
            ))}
          </ol>
          <p className="text-xs text-ink-soft">{t.weeksNote({ zone: place.timeZone })}</p>
        </>
      ) : (
        <p className="text-sm text-ink-soft">{t.weeksWrong}</p>
      )}
    </section>
  );
}

function Day({ day, column }: { day: ComingDay; column: number | undefined }) {
  const t = useMessages(hoursEditorMessages);
  const { language } = useDashboard();
  const date = dateFormat(language, { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const isClosed = day.intervals.length === 0;
  return (
    <li
      style={column ? ({ '--column': column } as React.CSSProperties) : undefined}
      className={classNames(
        'grid min-w-0 content-start gap-x-3 rounded-control bg-paper p-2 text-xs ring-1 ring-inset max-sm:grid-cols-[6rem_minmax(0,1fr)]',
        column !== undefined && 'sm:[grid-column-start:var(--column)]',
        day.isToday ? 'ring-accent' : 'ring-line',
      )}
    >
      <span className="font-semibold">
        {date.format(Date.parse(day.date))}
        {day.isToday && <span className="font-normal text-ink-soft"> {t.today}</span>}
      </span>
      <span className="grid min-w-0">
        {day.holiday !== undefined && (
          <span className="break-words text-changing hyphens-auto">{day.holiday || t.publicHolidays}</span>
        )}
        {isClosed && <span className="text-ink-soft">{t.closed}</span>}
        {day.intervals.map((interval) => (
          <span key={interval.from} className="tabular">
            {interval.isUnknown && interval.from === '00:00' && interval.to === '24:00'
              ? (interval.comment ?? t.unknown)
              : intervalText(interval, language)}
          </span>
        ))}
      </span>
    </li>
  );
}
