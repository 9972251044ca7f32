import { eventEditorMessages } from '../../messages/event-editor.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';
import { readRecurrence, type Recurrence } from '@umkreis/places/recurrence.ts';
import { writeRecurrence } from '@umkreis/places/write-recurrence.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { SelectField } from '../../shared/select-field.tsx';
import { NextDates } from './next-dates.tsx';

interface Props {
  /** Start of the first event; undefined until it is entered. */
  begin: string | undefined;
  rule: string;
  exceptDates: readonly string[];
  timeZone: string;
  /** If given, a date can be replaced by a separate event at this URL. */
  changeAddress?: ((day: string) => string) | undefined;
  onChange(change: { recurrence?: string; exceptDates?: string[] }): void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 0];
const once: Recurrence = { frequency: 'WEEKLY', interval: 1, weekdays: [], until: null, count: null };
const LAST_SECOND_MS = 86_399_000;

/**
 * How often an event recurs, until when, and on which dates it is skipped. A rule that the form cannot show is
 * preserved.
 */
export function SeriesEditor({ begin, rule, exceptDates, timeZone, changeAddress, onChange }: Props) {
  const t = useMessages(eventEditorMessages);
  const language = useLanguage();
  const read = rule ? readRecurrence(rule) : null;
  if (rule && !read) return <p className="text-sm text-ink-soft">{t.foreignRule(rule)}</p>;
  const write = (change: Partial<Recurrence>) =>
    onChange({ recurrence: writeRecurrence({ ...(read ?? once), ...change }) });
  const frequencies = { DAILY: t.daily, WEEKLY: t.weekly, MONTHLY: t.monthly, YEARLY: t.yearly };
  const first = begin ? inZone(new Date(begin), timeZone) : null;
  const chosen = read?.weekdays.length ? read.weekdays : first ? [first.day()] : [];
  const end = read?.until ? 'until' : read?.count ? 'after' : 'never';
  const dayName = (day: number, weekday: 'short' | 'long') =>
    dateFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + day));
  const untilOf = (day: string) => fromClock(Date.parse(`${day}T00:00:00Z`) + LAST_SECOND_MS, timeZone);

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3">
        <SelectField
          label={t.repeats}
          value={read?.frequency ?? ''}
          onChange={(value) =>
            value
              ? write({ frequency: value as Recurrence['frequency'], weekdays: [] })
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
        <fieldset className="grid gap-1">
          <legend className="text-sm font-medium text-ink-soft">{t.on}</legend>
          <div className="flex flex-wrap gap-1.5">
            {weekdays.map((day) => (
              <Chip
                key={day}
                pressed={chosen.includes(day)}
                aria-label={dayName(day, 'long')}
                onClick={() => {
                  const next = chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day];
                  write({ weekdays: next.toSorted() });
                }}
              >
                {dayName(day, 'short')}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {read && (
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={t.ends}
            value={end}
            onChange={(value) =>
              write({
                until: value === 'until' ? untilOf((first ?? inZone(new Date(), timeZone)).format('YYYY-MM-DD')) : null,
                count: value === 'after' ? 10 : null,
              })
            }
          >
            <option value="never">{t.never}</option>
            <option value="until">{t.until}</option>
            <option value="after">{t.after}</option>
          </SelectField>
          {read.until && (
            <TextField
              type="date"
              label={t.untilDay}
              value={inZone(read.until, timeZone).format('YYYY-MM-DD')}
              onChange={({ target }) => target.value && write({ until: untilOf(target.value) })}
            />
          )}
          {read.count !== null && (
            <TextField
              type="number"
              label={t.times}
              min={1}
              max={1000}
              value={read.count}
              onChange={({ target }) => write({ count: Math.min(1000, Math.max(1, Number(target.value) || 1)) })}
            />
          )}
        </div>
      )}
      {read && begin && (
        <NextDates
          begin={new Date(begin)}
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
