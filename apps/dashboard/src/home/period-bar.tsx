import type { Branch } from '@umkreis/contract/branch.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { statisticsMessages } from './messages/statistics.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { periods, type Period } from './use-period.ts';

interface Props {
  period: Period;
  today: string;
  branches: readonly Branch[];
}

/** Selects the days and the branch of the statistics. */
export function PeriodBar({ period, today, branches }: Props) {
  const t = useMessages(statisticsMessages);
  const common = useMessages(dashboardMessages);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.period}</legend>
        {periods.map((days) => (
          <Chip key={days} pressed={period.days === days} onClick={() => period.set({ days })}>
            {t.lastDays({ n: days })}
          </Chip>
        ))}
        <Chip pressed={period.days === null} onClick={() => period.set({ from: period.from, to: period.to })}>
          {t.custom}
        </Chip>
      </fieldset>
      {period.days === null && (
        <div className="flex flex-wrap gap-3">
          <TextField
            type="date"
            label={t.from}
            value={period.from}
            max={today}
            onChange={({ target }) => target.value && period.set({ from: target.value })}
          />
          <TextField
            type="date"
            label={t.to}
            value={period.to}
            max={today}
            onChange={({ target }) => target.value && period.set({ to: target.value })}
          />
        </div>
      )}
      <SelectField
        label={common.branch}
        hideLabel
        value={String(period.branch ?? '')}
        onChange={(value) => period.set({ branch: Number(value) || null })}
        className="w-56 max-w-full"
      >
        <option value="">{common.allBranches}</option>
        {branches.map((branch) => (
          <option key={branch.shortId} value={branch.shortId}>
            {branch.title}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
