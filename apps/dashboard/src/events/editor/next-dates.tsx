import { Link } from '@umkreis/federation/router.ts';
import { eventEditorMessages } from '../messages/event-editor.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { occurrences, type Recurrence } from '@umkreis/places/events/recurrence.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { useNow } from '../../dates/use-now.ts';

interface Props {
  begin: Date;
  isAllDay: boolean;
  rule: Recurrence;
  exceptDates: readonly string[];
  timeZone: string;
  /** If given, a date can be replaced by a separate event at this URL. */
  changeAddress?: ((day: string) => string) | undefined;
  onChange(days: string[]): void;
}

const MAX_VISIBLE = 8;
const LOOKAHEAD_MS = 3 * 366 * 86_400_000;

/** The next dates of a series; each can be removed and restored. */
export function NextDates({ begin, isAllDay, rule, exceptDates, timeZone, changeAddress, onChange }: Props) {
  const t = useMessages(eventEditorMessages);
  const language = useLanguage();
  const now = useNow();
  const from = new Date(Math.max(begin.getTime(), now.getTime()));
  const dates = occurrences(begin, rule, timeZone, { from, to: new Date(from.getTime() + LOOKAHEAD_MS) });
  const format = dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(!isAllDay && { hour: '2-digit', minute: '2-digit' }),
    timeZone,
  });
  return (
    <section aria-label={t.next} className="grid gap-1">
      <h3 className="text-sm font-medium text-ink-soft">{t.next}</h3>
      <ul className="grid gap-0.5">
        {dates.slice(0, MAX_VISIBLE).map((date) => {
          const day = dayInZone(date, timeZone);
          const isDropped = exceptDates.includes(day);
          const text = format.format(date);
          return (
            <li key={day} className="flex min-h-9 items-center justify-between gap-2 text-sm">
              <span className={classNames('tabular', isDropped && 'text-ink-soft line-through')}>{text}</span>
              {changeAddress && !isDropped && (
                <Link
                  to={changeAddress(day)}
                  aria-label={t.changeDate({ day: text })}
                  title={t.changeDate({ day: text })}
                  className="ml-auto grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-hover hover:text-ink"
                >
                  <Icon name="edit" size={16} />
                </Link>
              )}
              <button
                type="button"
                aria-label={isDropped ? t.restore({ day: text }) : t.drop({ day: text })}
                title={isDropped ? t.restore({ day: text }) : t.drop({ day: text })}
                onClick={() =>
                  onChange(isDropped ? exceptDates.filter((one) => one !== day) : [...exceptDates, day].toSorted())
                }
                className="grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-hover hover:text-ink"
              >
                <Icon name={isDropped ? 'refresh' : 'close'} size={16} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
