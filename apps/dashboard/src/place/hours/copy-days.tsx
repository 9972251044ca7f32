import { useState } from 'react';
import { hoursEditorMessages } from '../messages/hours-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { ruleDays, type RuleDay } from '@umkreis/opening-hours/rules/hours-rule.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useDashboard } from '../../session/dashboard-context.tsx';
import { dayName } from './hours-text.ts';

interface Props {
  day: RuleDay;
  onCopy(days: readonly RuleDay[]): void;
  onCancel(): void;
}

/** Selects the days to which the hours of one day are copied. */
export function CopyDays({ day, onCopy, onCancel }: Props) {
  const t = useMessages(hoursEditorMessages);
  const { language } = useDashboard();
  const [chosen, setChosen] = useState<readonly RuleDay[]>([]);
  const toggle = (one: RuleDay) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset aria-label={t.copyTo({ day: dayName(day, language) })} className="flex flex-wrap items-center gap-1.5">
      {ruleDays
        .filter((one) => one !== day)
        .map((one) => (
          <Chip key={one} pressed={chosen.includes(one)} onClick={() => toggle(one)}>
            {dayName(one, language, 'short')}
          </Chip>
        ))}
      <Button size="small" kind="primary" disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
        {t.apply}
      </Button>
      <Button size="small" kind="quiet" onClick={onCancel}>
        {t.cancel}
      </Button>
    </fieldset>
  );
}
