import { useState } from 'react';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { DateRange } from '@umkreis/opening-hours/rules/hours-rule.ts';
import { dayInZone } from '@umkreis/opening-hours/zoned-time.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { useNow } from '../../dates/use-now.ts';
import { DateRangeFields } from './date-range-fields.tsx';

interface Props {
  /** Time zone of the place */
  timeZone: string;
  label: string;
  /** Initially a single day, otherwise three months from now */
  isShort?: boolean;
  onDates(range: DateRange): void;
  onCancel(): void;
}

const dateOf = (day: string) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return { year, month, day: date };
};

/** The dates of a new season or exception. */
export function DatesForm({ timeZone, label, isShort, onDates, onCancel }: Props) {
  const t = useMessages(hoursEditorMessages);
  const today = dateOf(dayInZone(useNow(), timeZone));
  const [range, setRange] = useState<DateRange>(
    isShort
      ? { from: today, to: today }
      : { from: { month: today.month }, to: { month: ((today.month + 1) % 12) + 1 } },
  );
  const [isValid, setValid] = useState(true);
  const change = (next: DateRange | undefined) => {
    setValid(next !== undefined);
    if (next) setRange(next);
  };
  return (
    <div className="grid gap-2 rounded-control bg-paper p-3 ring-1 ring-line">
      <DateRangeFields range={range} label={label} onRange={change} />
      <div className="flex gap-2">
        <Button size="small" kind="primary" disabled={!isValid} onClick={() => onDates(range)}>
          {t.addIt}
        </Button>
        <Button size="small" kind="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
