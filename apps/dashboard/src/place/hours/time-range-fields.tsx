import { useId } from 'react';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { isPastMidnight, type TimeRange } from '@umkreis/opening-hours/rules/hours-rule.ts';
import { readTimePoint } from '@umkreis/opening-hours/rules/read-time-point.ts';
import { writeTimeRange, writeTime } from '@umkreis/opening-hours/rules/write-rule.ts';
import { classNames } from '@umkreis/ui/class-names.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { useFieldText } from './use-field-text.ts';

interface Props {
  /** Name of the day */
  name: string;
  timeRange: TimeRange;
  onTimeRange(timeRange: TimeRange): void;
  onRemove: (() => void) | undefined;
}

/**
 * Start and end of a time range, typed freely: `8`, `08.30`, `26:00`, `sunset`. It applies once both are valid
 * times.
 */
export function TimeRangeFields({ name, timeRange, onTimeRange: onSpan, onRemove }: Props) {
  const t = useMessages(hoursEditorMessages);
  const [from, setFrom] = useFieldText(writeTime(timeRange.from));
  const [to, setTo] = useFieldText(timeRange.to === null ? '' : writeTime(timeRange.to));
  const note = useId();
  const [start, end] = [readTimePoint(from), to.trim() === '' ? null : readTimePoint(to)];
  const isWrong = start === undefined || end === undefined;
  const commit = (isOpenEnd = timeRange.isOpenEnd) => {
    if (isWrong) return;
    const next = { from: start, to: end, isOpenEnd: isOpenEnd || end === null };
    if (writeTimeRange(next) !== writeTimeRange(timeRange)) onSpan(next);
  };
  const field = (label: string, value: string, wrong: boolean, onType: (value: string) => void) => (
    <input
      aria-label={label}
      aria-invalid={wrong || undefined}
      aria-describedby={isWrong ? note : undefined}
      value={value}
      maxLength={20}
      onChange={(event) => onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => commit()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
      className={classNames(
        'tabular h-9 w-[4.25rem] rounded-control bg-paper px-2 text-center text-sm ring-1 ring-inset focus:ring-2 focus:ring-accent focus:outline-none',
        wrong ? 'ring-danger' : 'ring-line-strong',
      )}
    />
  );
  const isNight = !isWrong && !timeRange.isOpenEnd && isPastMidnight(timeRange);
  return (
    <fieldset aria-label={`${name} ${writeTimeRange(timeRange)}`} className="grid min-w-0">
      <span className="flex items-center gap-1">
        {field(t.from({ day: name }), from, start === undefined, setFrom)}
        <span aria-hidden>–</span>
        {field(t.to({ day: name }), to, end === undefined, setTo)}
        <label className="flex h-9 items-center gap-1 px-1 text-xs text-ink-soft" title={t.openEndOf({ day: name })}>
          <input
            type="checkbox"
            aria-label={t.openEndOf({ day: name })}
            className="size-4 accent-accent"
            checked={timeRange.isOpenEnd}
            disabled={timeRange.to === null}
            onChange={(event) => commit(event.target.checked)}
          />
          {t.openEnd}
        </label>
        {onRemove && (
          <IconButton
            icon="close"
            label={t.removeTimeRange({ day: name, timeRange: writeTimeRange(timeRange) })}
            className="size-9 text-ink-soft"
            onClick={onRemove}
          />
        )}
      </span>
      {isWrong && (
        <span id={note} className="text-xs text-danger">
          {t.timeWrong}
        </span>
      )}
      {isNight && <span className="text-xs text-ink-soft">{t.nextDay}</span>}
    </fieldset>
  );
}
