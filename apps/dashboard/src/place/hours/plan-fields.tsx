import { useState } from 'react';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { DAY_MINUTES, type DayPlan, type TimeRange } from '@umkreis/opening-hours/rules/hours-rule.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { TimeRangeFields } from './time-range-fields.tsx';
import { useFieldText } from './use-field-text.ts';

interface Props {
  /** Name of the day or the exception */
  name: string;
  plan: DayPlan;
  onPlan(plan: DayPlan): void;
}

/**
 * The next time range: starts an hour after the last one and ends in the evening, or at night after a late
 * start.
 */
function timeRangeAfter(timeRanges: readonly TimeRange[]): TimeRange {
  const last = timeRanges.at(-1);
  if (typeof last?.to !== 'number' || last.to > 1380) return { from: 540, to: 720, isOpenEnd: false };
  return { from: last.to + 60, to: Math.max(Math.min(1080, DAY_MINUTES), last.to + 180), isOpenEnd: false };
}

/** The time ranges of a day with a comment. */
export function PlanFields({ name, plan, onPlan }: Props) {
  const t = useMessages(hoursEditorMessages);
  const [isCommenting, setCommenting] = useState(false);
  const { state, timeRanges, comment } = plan;
  const setTimeRanges = (next: readonly TimeRange[]) => onPlan({ ...plan, timeRanges: next });
  const isAllDay =
    state === 'unknown' && timeRanges.length === 1 && timeRanges[0]!.from === 0 && timeRanges[0]!.to === DAY_MINUTES;
  const hasComment = comment !== '' || isCommenting || state === 'unknown';
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1">
      {!isAllDay &&
        timeRanges.map((timeRange, index) => (
          <TimeRangeFields
            // Its fields keep the focus while their times change.
            key={index}
            name={name}
            timeRange={timeRange}
            onTimeRange={(next) => setTimeRanges(timeRanges.with(index, next))}
            onRemove={timeRanges.length > 1 ? () => setTimeRanges(timeRanges.toSpliced(index, 1)) : undefined}
          />
        ))}
      <span className="flex">
        {state !== 'closed' && (
          <IconButton
            icon="plus"
            label={t.addTimeRange({ day: name })}
            className="size-9 text-ink-soft"
            onClick={() => setTimeRanges(isAllDay ? [timeRangeAfter([])] : [...timeRanges, timeRangeAfter(timeRanges)])}
          />
        )}
        {!hasComment && (
          <IconButton
            icon="edit"
            label={t.addComment({ day: name })}
            className="size-9 text-ink-soft"
            onClick={() => setCommenting(true)}
          />
        )}
      </span>
      {hasComment && (
        <CommentField
          label={t.comment({ day: name })}
          comment={comment}
          onComment={(next) => {
            setCommenting(false);
            onPlan({ ...plan, comment: next });
          }}
        />
      )}
    </div>
  );
}

/** Quotation marks are removed from comments, since they end a comment in the syntax. */
function CommentField({
  label,
  comment,
  onComment,
}: {
  label: string;
  comment: string;
  onComment(comment: string): void;
}) {
  const t = useMessages(hoursEditorMessages);
  const [text, setText] = useFieldText(comment);
  const commit = () => {
    const next = text.replaceAll('"', '').trim();
    if (next !== comment) onComment(next);
  };
  return (
    <input
      aria-label={label}
      placeholder={t.commentHint}
      value={text}
      maxLength={200}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
      className="h-9 min-w-0 flex-[1_1_12rem] rounded-control bg-paper px-2 text-sm ring-1 ring-line-strong ring-inset focus:ring-2 focus:ring-accent focus:outline-none"
    />
  );
}
