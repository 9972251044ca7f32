import { useState } from 'react';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { addException, changeException, removeRule } from '@umkreis/opening-hours/rules/change-season.ts';
import type { DayPlan, WrittenHours } from '@umkreis/opening-hours/rules/hours-rule.ts';
import type { HoursException } from '@umkreis/opening-hours/rules/hours-sections.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { DateRangeFields } from './date-range-fields.tsx';
import { DatesForm } from './dates-form.tsx';
import { rangesText } from './hours-text.ts';
import { PlanFields } from './plan-fields.tsx';

interface Props {
  hours: WrittenHours;
  exceptions: readonly HoursException[];
  timeZone: string;
  onChange(hours: WrittenHours): void;
}

const closed: DayPlan = { state: 'closed', timeRanges: [], comment: '' };
const morning: DayPlan = { state: 'open', timeRanges: [{ from: 540, to: 720, isOpenEnd: false }], comment: '' };

/** Dates with special hours: closed, or open at other times. */
export function HoursExceptions({ hours, exceptions, timeZone, onChange }: Props) {
  const t = useMessages(hoursEditorMessages);
  const { language } = useDashboard();
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-label={t.exceptions} className="grid gap-2">
      <h3 className="text-sm font-semibold">{t.exceptions}</h3>
      {exceptions.length === 0 && !isAdding && <p className="text-sm text-ink-soft">{t.noExceptions}</p>}
      <ul className="grid">
        {exceptions.map(({ index, ranges, plan }) => {
          const dates = rangesText(ranges, language);
          const name = t.exception({ dates });
          return (
            <li key={index} className="grid gap-1 border-t border-line py-2 first:border-0">
              <div className="flex items-start justify-between gap-2">
                {ranges.length === 1 ? (
                  <DateRangeFields
                    range={ranges[0]!}
                    label={name}
                    onRange={(range) => {
                      if (range) onChange(changeException(hours, index, [range], plan));
                    }}
                  />
                ) : (
                  <p className="text-sm">{dates}</p>
                )}
                <IconButton
                  icon="trash"
                  label={t.removeException({ dates })}
                  className="size-9"
                  onClick={() => onChange(removeRule(hours, index))}
                />
              </div>
              <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
                <select
                  aria-label={t.state({ day: name })}
                  value={plan.state}
                  onChange={(event) =>
                    onChange(changeException(hours, index, ranges, event.target.value === 'open' ? morning : closed))
                  }
                  className="h-9 rounded-control bg-paper px-2 text-sm ring-1 ring-line-strong ring-inset focus:ring-2 focus:ring-accent focus:outline-none"
                >
                  <option value="closed">{t.closed}</option>
                  <option value="open">{t.open}</option>
                  {plan.state === 'unknown' && <option value="unknown">{t.unknown}</option>}
                </select>
                <PlanFields
                  name={name}
                  plan={plan}
                  onPlan={(next) => onChange(changeException(hours, index, ranges, next))}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {isAdding ? (
        <DatesForm
          timeZone={timeZone}
          label={t.addException}
          isShort
          onCancel={() => setAdding(false)}
          onDates={(range) => {
            onChange(addException(hours, [range], closed));
            setAdding(false);
          }}
        />
      ) : (
        <span>
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {t.addException}
          </Button>
        </span>
      )}
    </section>
  );
}
