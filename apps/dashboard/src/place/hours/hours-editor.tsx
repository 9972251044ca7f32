import { useState } from 'react';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import type { OpeningPlace } from '@umkreis/opening-hours/opening-place.ts';
import { addSeason, setAlways } from '@umkreis/opening-hours/rules/change-season.ts';
import type { WrittenHours } from '@umkreis/opening-hours/rules/hours-rule.ts';
import { overviewOf } from '@umkreis/opening-hours/rules/hours-sections.ts';
import { readHours, writeHours } from '@umkreis/opening-hours/rules/read-hours.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { ComingWeeks } from './coming-weeks.tsx';
import { DatesForm } from './dates-form.tsx';
import { HoursExceptions } from './hours-exceptions.tsx';
import { HoursSectionEditor } from './hours-section.tsx';

interface Props {
  value: string;
  place: OpeningPlace;
  onChange(value: string): void;
  /** Omitted: saved with the form around it */
  onSave?(): void;
}

/**
 * Edits opening hours as weeks, seasons and exceptions. The value is the only state: the form is derived from
 * it, and each change rewrites only the affected rules.
 */
export function HoursEditor({ value, place, onChange, onSave }: Props) {
  const t = useMessages(hoursEditorMessages);
  const [steps, setSteps] = useState<string[]>([]);
  const hours = readHours(value);
  const overview = overviewOf(hours);
  const change = (next: WrittenHours | string) => {
    const text = typeof next === 'string' ? next : writeHours(next);
    if (text === value) return;
    setSteps([...steps, value]);
    onChange(text);
  };
  const undo = () => {
    onChange(steps.at(-1)!);
    setSteps(steps.slice(0, -1));
  };
  const isHidden = overview.unchangedRules.length > 0 && overview.unchangedRules.length === hours.rules.length;
  return (
    <section aria-label={t.editor} className="grid min-w-0 gap-5 rounded-card bg-sunken p-3 sm:p-4">
      {isHidden ? (
        <div className="grid justify-items-start gap-2 text-sm">
          <p>{t.preservedAll}</p>
          <Button size="small" onClick={() => change('Mo-Fr 09:00-18:00')}>
            {t.startOver}
          </Button>
        </div>
      ) : (
        <>
          <label className="flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-5 accent-accent"
              checked={overview.isAlways}
              onChange={(event) => change(setAlways(hours, event.target.checked))}
            />
            {t.always}
          </label>
          {overview.sections.map((section, index) => (
            <HoursSectionEditor
              // Its fields keep the focus while the dates of the season change.
              key={index}
              hours={hours}
              section={section}
              isAlone={overview.sections.length === 1}
              onChange={change}
            />
          ))}
          <SeasonAdder hours={hours} timeZone={place.timeZone} onChange={change} />
          <HoursExceptions hours={hours} exceptions={overview.exceptions} timeZone={place.timeZone} onChange={change} />
          {overview.unchangedRules.length > 0 && <UnchangedRules rules={overview.unchangedRules} />}
        </>
      )}
      <ComingWeeks value={value} place={place} />
      <div className="flex flex-wrap gap-2">
        {onSave && (
          <Button size="small" kind="primary" onClick={onSave}>
            {t.save}
          </Button>
        )}
        <Button size="small" icon="refresh" disabled={steps.length === 0} onClick={undo}>
          {t.undo}
        </Button>
      </div>
    </section>
  );
}

/** Adds a season: its dates are requested first. */
function SeasonAdder({
  hours,
  timeZone,
  onChange,
}: {
  hours: WrittenHours;
  timeZone: string;
  onChange(hours: WrittenHours): void;
}) {
  const t = useMessages(hoursEditorMessages);
  const [isAddingSeason, setAddingSeason] = useState(false);
  return isAddingSeason ? (
    <DatesForm
      timeZone={timeZone}
      label={t.addSeason}
      onCancel={() => setAddingSeason(false)}
      onDates={(range) => {
        onChange(addSeason(hours, [range]));
        setAddingSeason(false);
      }}
    />
  ) : (
    <span>
      <Button size="small" icon="plus" onClick={() => setAddingSeason(true)}>
        {t.addSeason}
      </Button>
    </span>
  );
}

/** Rules that the form can't show; they are preserved. */
function UnchangedRules({ rules }: { rules: ReturnType<typeof overviewOf>['unchangedRules'] }) {
  const t = useMessages(hoursEditorMessages);
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="font-semibold">{t.preserved}</h3>
      <ul>
        {rules.map(({ index, rule }) => (
          <li key={index} className="font-mono text-xs break-words">
            {rule.text}
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">{t.preservedText}</p>
    </div>
  );
}
