import { useState } from 'react';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { isWeekday, wholeDay, type DayPlan, type RuleDay } from '@umkreis/opening-hours/rules/hours-rule.ts';
import type { DayCell } from '@umkreis/opening-hours/rules/hours-sections.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { CopyDays } from './copy-days.tsx';
import { dayName } from './hours-text.ts';
import { PlanFields } from './plan-fields.tsx';

interface Props {
  day: RuleDay;
  cells: ReadonlyMap<RuleDay, DayCell>;
  /** Days without a rule in a season follow the hours of the year. */
  isSeason: boolean;
  /** null: removes the rule of the day */
  onPlan(plan: DayPlan | null): void;
  onCopy(plan: DayPlan | null, days: readonly RuleDay[]): void;
}

const usual: DayPlan = { state: 'open', timeRanges: [{ from: 540, to: 1080, isOpenEnd: false }], comment: '' };
const closed: DayPlan = { state: 'closed', timeRanges: [], comment: '' };

/** Initial hours of a day that is switched to open: those of the closest earlier open day. */
function likeBefore(day: RuleDay, cells: ReadonlyMap<RuleDay, DayCell>): DayPlan {
  if (!isWeekday(day)) return usual;
  for (let back = 1; back < 7; back++) {
    const cell = cells.get(((day + 7 - back) % 7) as RuleDay);
    if (cell?.kind === 'plan' && cell.plan.state === 'open') return { ...cell.plan, comment: '' };
  }
  return usual;
}

/** One day of a week: open with times, closed, or inherited. */
export function DayRow({ day, cells, isSeason, onPlan, onCopy }: Props) {
  const t = useMessages(hoursEditorMessages);
  const { language } = useDashboard();
  const [isCopying, setCopying] = useState(false);
  const cell = cells.get(day) ?? { kind: 'none' };
  const plan = cell.kind === 'plan' ? cell.plan : null;
  const name = dayName(day, language);
  // In the hours of the year, a weekday without a rule is closed, and a holiday is like its weekday.
  const hasLike = isSeason || !isWeekday(day);
  const state = cell.kind === 'mixed' ? 'mixed' : (plan?.state ?? (hasLike ? 'like' : 'closed'));
  const choose = (next: string) => {
    if (next === 'like') onPlan(null);
    else if (next === 'closed') onPlan(hasLike || plan?.comment ? closed : null);
    else if (next === 'unknown') onPlan({ state: 'unknown', timeRanges: [wholeDay], comment: t.unknown });
    else onPlan(likeBefore(day, cells));
  };
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-t border-line py-1.5 first:border-0 sm:grid-cols-[6rem_10.5rem_minmax(0,1fr)_auto]">
      <span className="flex min-h-9 items-center text-sm font-medium">{name}</span>
      <select
        aria-label={t.state({ day: name })}
        value={state}
        onChange={(event) => choose(event.target.value)}
        className="h-9 min-w-0 rounded-control bg-paper px-2 text-sm ring-1 ring-line-strong ring-inset focus:ring-2 focus:ring-accent focus:outline-none"
      >
        {hasLike && <option value="like">{isSeason ? t.likeYear : t.likeWeekday}</option>}
        {state === 'mixed' && <option value="mixed">…</option>}
        <option value="open">{t.open}</option>
        <option value="closed">{t.closed}</option>
        <option value="unknown">{t.unknown}</option>
      </select>
      <div className="grid min-w-0 gap-1 max-sm:order-last max-sm:col-span-3">
        {cell.kind === 'mixed' && (
          <div className="grid justify-items-start gap-1 text-xs">
            <p>{t.mixed}</p>
            {cell.texts.map((text) => (
              <code key={text} className="break-words">
                {text}
              </code>
            ))}
            <Button size="small" onClick={() => onPlan(usual)}>
              {t.replace}
            </Button>
          </div>
        )}
        {plan && <PlanFields name={name} plan={plan} onPlan={onPlan} />}
        {isCopying && (
          <CopyDays
            day={day}
            onCancel={() => setCopying(false)}
            onCopy={(days) => {
              onCopy(plan, days);
              setCopying(false);
            }}
          />
        )}
      </div>
      <IconButton
        icon="copy"
        label={t.copy({ day: name })}
        aria-expanded={isCopying}
        disabled={cell.kind === 'mixed'}
        className="size-9 justify-self-end text-ink-soft"
        onClick={() => setCopying(!isCopying)}
      />
    </li>
  );
}
