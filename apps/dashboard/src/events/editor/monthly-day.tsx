import { eventEditorMessages } from '../messages/event-editor.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { recurrenceText } from '@umkreis/i18n/recurrence.ts';
import type { inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { placesInMonth } from '@umkreis/places/events/places-in-month.ts';
import type { Recurrence } from '@umkreis/places/events/recurrence.ts';
import { SelectField } from '@umkreis/ui/select-field.tsx';

interface Props {
  rule: Recurrence;
  /** The first day of the series, in its time zone. */
  first: ReturnType<typeof inZone>;
  onChange(change: Pick<Recurrence, 'nth' | 'weekdays'>): void;
}

/** On which day of the month a series comes: its date, or its weekday, e.g. every second Saturday. */
export function MonthlyDay({ rule, first, onChange }: Props) {
  const t = useMessages(eventEditorMessages);
  const language = useLanguage();
  const of = (nth: number | null) => ({ nth, weekdays: nth === null ? [] : [first.day()] });
  const places = placesInMonth(new Date(Date.UTC(first.year(), first.month(), first.date())));
  const offered = [null, ...places].map(of);
  const nameOf = ({ nth, weekdays }: Pick<Recurrence, 'nth' | 'weekdays'>) => `${nth ?? ''} ${weekdays.join()}`;
  // A rule of another origin may name other days than that of its begin.
  const choices = offered.some((choice) => nameOf(choice) === nameOf(rule)) ? offered : [...offered, rule];
  return (
    <SelectField
      label={t.monthlyOn}
      value={nameOf(rule)}
      onChange={(name) => {
        const chosen = choices.find((choice) => nameOf(choice) === name);
        if (chosen) onChange({ nth: chosen.nth, weekdays: chosen.weekdays });
      }}
    >
      {choices.map(({ nth, weekdays }) => (
        <option key={nameOf({ nth, weekdays })} value={nameOf({ nth, weekdays })}>
          {recurrenceText(
            {
              frequency: 'MONTHLY',
              interval: rule.interval,
              weekdays,
              nth,
              monthDay: first.date(),
              month: first.month(),
            },
            language,
          )}
        </option>
      ))}
    </SelectField>
  );
}
