import { useId, useState } from 'react';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { DateRange } from '@umkreis/opening-hours/rules/hours-rule.ts';
import { useNow } from '../../dates/use-now.ts';
import { fromDates, toDates, type TypedDates } from './typed-dates.ts';

interface Props {
  range: DateRange;
  /** Label of the group */
  label: string;
  /** @param range undefined: the typed dates are no range */
  onRange(range: DateRange | undefined): void;
}

const field =
  'tabular h-9 rounded-control bg-paper px-2 text-sm ring-1 ring-line-strong ring-inset focus:ring-2 focus:ring-accent focus:outline-none';

/** First and last day, of one year or of every year. */
export function DateRangeFields({ range, label, onRange }: Props) {
  const t = useMessages(hoursEditorMessages);
  const stored = toDates(range, useNow().getUTCFullYear());
  const storedText = JSON.stringify(stored);
  const [typed, setTyped] = useState(stored);
  // The fields follow the stored range without being replaced: the one that is entered next keeps the focus.
  const [seen, setSeen] = useState(storedText);
  if (seen !== storedText) {
    setSeen(storedText);
    setTyped(stored);
  }
  const note = useId();
  const isWrong = fromDates(typed) === undefined;
  const commit = (next: TypedDates) => {
    if (JSON.stringify(next) !== storedText || isWrong) onRange(fromDates(next));
  };
  const set = (change: Partial<TypedDates>) => setTyped({ ...typed, ...change });
  return (
    <fieldset aria-label={label} className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="flex items-center gap-2">
            <span className="text-ink-soft">{end === 'from' ? t.firstDay : t.lastDay}</span>
            <input
              type="date"
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? note : undefined}
              value={typed[end]}
              onChange={(event) => set({ [end]: event.target.value })}
              onBlur={() => commit(typed)}
              className={field}
            />
          </label>
        ))}
        <label className="flex h-9 items-center gap-1.5">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={typed.isYearly}
            onChange={(event) => {
              set({ isYearly: event.target.checked });
              commit({ ...typed, isYearly: event.target.checked });
            }}
          />
          {t.everyYear}
        </label>
      </div>
      {isWrong && (
        <p id={note} className="text-xs text-danger">
          {typed.from && typed.to ? t.datesWrong : t.dateMissing}
        </p>
      )}
    </fieldset>
  );
}
