import type { Departure } from '@umkreis/contract/departure.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { departureMessages } from './messages/departures.ts';
import { useContentLanguage, useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { delayOf, minutesUntil } from './departure-time.ts';
import { lineColors } from './line-colors.ts';

/** GTFS route_type */
const RAIL = 2;

interface Props {
  departure: Departure;
  now: Date;
  timeZone: string;
  isAnotherDay: boolean;
}

/** One departure: line, direction and time. */
export function DepartureRow({ departure, now, timeZone, isAnotherDay }: Props) {
  const contentLanguage = useContentLanguage();
  const t = useMessages(departureMessages);
  const { line, color, textColor, headsign, platform, kind, isCancelled } = departure;
  const delay = delayOf(departure);
  const note = isCancelled
    ? t.cancelled
    : delay === null
      ? null
      : delay === 0
        ? t.onTime
        : delay > 0
          ? t.late({ minutes: delay })
          : t.early({ minutes: -delay });
  return (
    <li className="flex items-center gap-3 py-1.5 text-sm">
      <span
        aria-label={t.line({ line })}
        className="tabular inline-grid h-6 min-w-8 shrink-0 place-items-center rounded-md px-1.5 text-xs font-bold"
        style={lineColors(color, textColor)}
      >
        {line}
      </span>
      <span className="min-w-0 flex-1">
        <span lang={contentLanguage} aria-label={t.towards({ headsign })} className="block truncate font-medium">
          {headsign}
        </span>
        {(platform || note) && (
          <span className="block text-xs text-ink-soft">
            {platform && (kind === RAIL ? t.track({ platform }) : t.platform({ platform }))}
            {platform && note && ' · '}
            {note && (
              <span
                className={
                  isCancelled || (delay ?? 0) > 0
                    ? 'font-semibold text-closed'
                    : delay === 0
                      ? 'text-open'
                      : 'text-changing'
                }
              >
                {note}
              </span>
            )}
          </span>
        )}
      </span>
      <DepartureTime departure={departure} now={now} timeZone={timeZone} isAnotherDay={isAnotherDay} />
    </li>
  );
}

/** Minutes until a departure and its time; only the time if it is cancelled or later. */
function DepartureTime({ departure: { planned, expected, isCancelled }, now, timeZone, isAnotherDay }: Props) {
  const t = useMessages(departureMessages);
  const language = useLanguage();
  const departsAt = expected ?? planned;
  const clock = (iso: string) =>
    dateFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso));
  const minutes = isCancelled ? null : minutesUntil(departsAt, now);
  return (
    <span className="tabular shrink-0 text-right">
      {minutes === null ? (
        <time dateTime={departsAt} className={isCancelled ? 'line-through' : 'font-semibold'}>
          {isAnotherDay && (
            <span className="font-normal text-ink-soft">
              {dateFormat(language, { weekday: 'short', timeZone }).format(new Date(departsAt))}{' '}
            </span>
          )}
          {clock(departsAt)}
        </time>
      ) : (
        <>
          <strong className="font-semibold">{minutes === 0 ? t.now : t.inMinutes({ minutes })}</strong>
          <time dateTime={departsAt} className="block text-xs text-ink-soft">
            {clock(departsAt)}
          </time>
        </>
      )}
    </span>
  );
}
