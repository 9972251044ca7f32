import { eventEditorMessages } from '../messages/event-editor.ts';
import { dateFormat } from '@umkreis/i18n/date-format.ts';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { fromClock, inZone } from '@umkreis/opening-hours/zoned-time.ts';
import type { Recurrence } from '@umkreis/places/events/recurrence.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';

const weekdays = [1, 2, 3, 4, 5, 6, 0];
const LAST_SECOND_MS = 86_399_000;

/** On which days of the week an event recurs; 0: Sunday. */
export function Weekdays({ chosen, onChange }: { chosen: readonly number[]; onChange(weekdays: number[]): void }) {
  const t = useMessages(eventEditorMessages);
  const language = useLanguage();
  const dayName = (day: number, weekday: 'short' | 'long') =>
    dateFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + day));
  return (
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
              onChange(next);
            }}
          >
            {dayName(day, 'short')}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** When a series ends: never, on a day, or after a number of events. @param first its first day, in its time zone */
export function SeriesEnd({
  rule,
  first,
  timeZone,
  onChange,
}: {
  rule: Recurrence;
  first: ReturnType<typeof inZone> | null;
  timeZone: string;
  onChange(change: Partial<Recurrence>): void;
}) {
  const t = useMessages(eventEditorMessages);
  const end = rule.until ? 'until' : rule.count ? 'after' : 'never';
  const untilOf = (day: string) => fromClock(Date.parse(`${day}T00:00:00Z`) + LAST_SECOND_MS, timeZone);
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label={t.ends}
        value={end}
        onChange={(value) =>
          onChange({
            until: value === 'until' ? untilOf((first ?? inZone(new Date(), timeZone)).format('YYYY-MM-DD')) : null,
            count: value === 'after' ? 10 : null,
          })
        }
      >
        <option value="never">{t.never}</option>
        <option value="until">{t.until}</option>
        <option value="after">{t.after}</option>
      </SelectField>
      {rule.until && (
        <TextField
          type="date"
          label={t.untilDay}
          value={inZone(rule.until, timeZone).format('YYYY-MM-DD')}
          onChange={({ target }) => target.value && onChange({ until: untilOf(target.value) })}
        />
      )}
      {rule.count !== null && (
        <TextField
          type="number"
          label={t.times}
          min={1}
          max={1000}
          value={rule.count}
          onChange={({ target }) => onChange({ count: Math.min(1000, Math.max(1, Number(target.value) || 1)) })}
        />
      )}
    </div>
  );
}
