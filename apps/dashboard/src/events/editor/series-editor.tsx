import { eventEditorMessages } from '../messages/event-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { readRecurrence, type Recurrence } from '@umkreis/places/events/recurrence.ts';
import { writeRecurrence } from '@umkreis/places/events/write-recurrence.ts';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { NextDates } from './next-dates.tsx';
import { MonthlyDay } from './monthly-day.tsx';
import { SeriesEnd, Weekdays } from './series-fields.tsx';

interface Props {
  /** Start of the first event; undefined until it is entered. */
  begin: string | undefined;
  isAllDay: boolean;
  rule: string;
  exceptDates: readonly string[];
  timeZone: string;
  /** If given, a date can be replaced by a separate event at this URL. */
  changeAddress?: ((day: string) => string) | undefined;
  onChange(change: { recurrence?: string; exceptDates?: string[] }): void;
}

const once: Recurrence = { frequency: 'WEEKLY', interval: 1, weekdays: [], nth: null, until: null, count: null };

/**
 * How often an event recurs, until when, and on which dates it is skipped. A rule that the form cannot show is
 * preserved.
 */
export function SeriesEditor({ begin, isAllDay, rule, exceptDates, timeZone, changeAddress, onChange }: Props) {
  const t = useMessages(eventEditorMessages);
  const read = rule ? readRecurrence(rule) : null;
  if (rule && !read) return <p className="text-sm text-ink-soft">{t.foreignRule({ rule })}</p>;
  const write = (change: Partial<Recurrence>) =>
    onChange({ recurrence: writeRecurrence({ ...(read ?? once), ...change }) });
  const frequencies = { DAILY: t.daily, WEEKLY: t.weekly, MONTHLY: t.monthly, YEARLY: t.yearly };
  const first = begin ? inZone(new Date(begin), timeZone) : null;
  const chosen = read?.weekdays.length ? read.weekdays : first ? [first.day()] : [];

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3">
        <SelectField
          label={t.repeats}
          value={read?.frequency ?? ''}
          onChange={(value) =>
            value
              ? write({ frequency: value as Recurrence['frequency'], weekdays: [], nth: null })
              : onChange({ recurrence: '', exceptDates: [] })
          }
        >
          <option value="">{t.once}</option>
          {Object.entries(frequencies).map(([frequency, name]) => (
            <option key={frequency} value={frequency}>
              {name}
            </option>
          ))}
        </SelectField>
        {read && (
          <TextField
            type="number"
            label={t.everyUnit}
            min={1}
            max={366}
            value={read.interval}
            onChange={({ target }) => write({ interval: Math.min(366, Math.max(1, Number(target.value) || 1)) })}
          />
        )}
      </div>
      {read?.frequency === 'WEEKLY' && (
        <Weekdays chosen={chosen} onChange={(next) => write({ weekdays: next.toSorted() })} />
      )}
      {read?.frequency === 'MONTHLY' && first && <MonthlyDay rule={read} first={first} onChange={write} />}
      {read && <SeriesEnd rule={read} first={first} timeZone={timeZone} onChange={write} />}
      {read && begin && (
        <NextDates
          begin={new Date(begin)}
          isAllDay={isAllDay}
          rule={read}
          exceptDates={exceptDates}
          timeZone={timeZone}
          changeAddress={changeAddress}
          onChange={(days) => onChange({ exceptDates: days })}
        />
      )}
    </div>
  );
}
