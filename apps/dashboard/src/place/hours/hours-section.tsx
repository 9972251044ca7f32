import { useState } from 'react';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { changeDay } from '@umkreis/opening-hours/rules/change-day.ts';
import { moveSeason, removeSeason } from '@umkreis/opening-hours/rules/change-season.ts';
import { ruleDays, type DayPlan, type RuleDay, type WrittenHours } from '@umkreis/opening-hours/rules/hours-rule.ts';
import type { HoursSection } from '@umkreis/opening-hours/rules/hours-sections.ts';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { DateRangeFields } from './date-range-fields.tsx';
import { DayRow } from './day-row.tsx';
import { rangesText } from './hours-text.ts';

interface Props {
  hours: WrittenHours;
  section: HoursSection;
  isAlone: boolean;
  onChange(hours: WrittenHours): void;
}

/** The week of the year or of a season: one row for each weekday and for holidays. */
export function HoursSectionEditor({ hours, section, isAlone, onChange }: Props) {
  const t = useMessages(hoursEditorMessages);
  const { language } = useDashboard();
  const [error, setError] = useState('');
  const { season, key, cells } = section;
  const dates = season?.kind === 'dates' ? rangesText(season.ranges, language) : key;
  const title = key === '' ? t.year : key === 'SH' ? t.schoolHolidaysSeason : t.season({ dates });
  const setDay = (day: RuleDay, plan: DayPlan | null) => onChange(changeDay(hours, season, day, plan));
  const copyTo = (plan: DayPlan | null, days: readonly RuleDay[]) =>
    onChange(days.reduce((now, day) => changeDay(now, season, day, plan), hours));
  const range = season?.kind === 'dates' && season.ranges.length === 1 ? season.ranges[0] : undefined;
  return (
    <section aria-label={title} className="grid min-w-0 gap-1">
      {(!isAlone || key !== '') && (
        <header className="flex flex-wrap items-center justify-between gap-x-3">
          <h3 className="text-sm font-semibold">{title}</h3>
          {key !== '' && (
            <IconButton
              icon="trash"
              label={t.removeSeason({ dates })}
              onClick={() => onChange(removeSeason(hours, key))}
            />
          )}
        </header>
      )}
      {range && (
        <DateRangeFields
          range={range}
          label={title}
          onRange={(next) => {
            if (!next) return;
            const moved = moveSeason(hours, key, [next]);
            setError(moved ? '' : t.sameSeason);
            if (moved) onChange(moved);
          }}
        />
      )}
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
      <ul className="grid">
        {ruleDays
          .filter((day) => key !== 'SH' || day !== 'SH')
          .map((day) => (
            <DayRow
              key={day}
              day={day}
              cells={cells}
              isSeason={key !== ''}
              onPlan={(plan) => setDay(day, plan)}
              onCopy={copyTo}
            />
          ))}
      </ul>
    </section>
  );
}
