import type { AuditPage } from '@umkreis/contract/audit.ts';
import { auditMessages } from './messages/audit.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { isoDay } from '../dates/format-date.ts';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { useNow } from '../dates/use-now.ts';
import { dayLater } from '../home/days.ts';
import { personName } from '../staff/person-name.ts';

interface Props {
  data: AuditPage;
  day: string;
  person: string | undefined;
  onChange(next: { day?: string; person?: string | undefined }): void;
}

/** Selects the day and the person. */
export function AuditBar({ data, day, person, onChange }: Props) {
  const t = useMessages(auditMessages);
  const today = isoDay(useNow(), data.timeZone);
  const people = data.people.map((one) => one.person);
  const options = person && !people.includes(person) ? [person, ...people] : people;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="flex items-end gap-1">
        <IconButton icon="chevronLeft" label={t.previousDay} onClick={() => onChange({ day: dayLater(day, -1) })} />
        <TextField
          type="date"
          label={t.day}
          value={day}
          min="1970-01-02"
          max={today}
          onChange={({ target }) => target.value && onChange({ day: target.value })}
        />
        <IconButton
          icon="chevronRight"
          label={t.nextDay}
          disabled={day >= today}
          onClick={() => onChange({ day: dayLater(day, 1) })}
        />
      </div>
      {day !== today && <Button onClick={() => onChange({ day: today })}>{t.today}</Button>}
      <SelectField
        label={t.person}
        value={person ?? ''}
        onChange={(value) => onChange({ person: value || undefined })}
        className="w-72 max-w-full"
      >
        <option value="">{t.everybody}</option>
        {options.map((one) => (
          <option key={one} value={one}>
            {personName(one, t)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
