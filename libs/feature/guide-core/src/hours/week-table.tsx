import type { Language } from '@umkreis/contract/boot.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { cardMessages } from '@umkreis/i18n/card.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import type { HoursModule } from './use-hours-module.ts';

export const weekdayOf = (date: string, language: Language) =>
  dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

interface Props {
  days: NonNullable<ReturnType<HoursModule['weekHours']>>;
  caption: string;
  textOf: HoursModule['intervalText'];
  /** The first day is today. */
  startsToday: boolean;
}

/** Opening hours of seven days. */
export function WeekTable({ days, caption, textOf, startsToday }: Props) {
  const t = useMessages(cardMessages);
  const language = useLanguage();
  return (
    <table className="tabular mt-1 mb-2 border-t border-line text-sm">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {days.map((day, index) => (
          <tr key={day.date} className={classNames('align-top', startsToday && index === 0 && 'font-semibold')}>
            <th scope="row" className="py-0.5 pr-6 text-left font-[inherit]">
              {weekdayOf(day.date, language)}
              {day.isHoliday && <span className="block text-xs font-normal text-changing">{t.holiday}</span>}
            </th>
            <td className="py-0.5">
              {day.intervals.length === 0 && <span className="text-ink-soft">{t.closedDay}</span>}
              {day.intervals.map((interval) => (
                <span key={interval.from} className="block">
                  {textOf(interval, language)}
                  {interval.comment && <span className="text-ink-soft"> {interval.comment}</span>}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
