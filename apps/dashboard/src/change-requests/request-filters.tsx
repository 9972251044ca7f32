import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import type { Branch } from '@umkreis/contract/branch.ts';

export const states = ['open', 'accepted', 'declined'] as const;
type State = (typeof states)[number];

interface Props {
  state: State;
  /** `shortId`; empty: all branches */
  branch: string;
  /** Empty: a list */
  view: 'map' | '';
  branches: readonly Branch[];
  onChange(part: Record<string, string>): void;
}

/** Branch, state and view of the proposals. */
export function RequestFilters({ state, branch, view, branches, onChange }: Props) {
  const t = useMessages(requestsMessages);
  const common = useMessages(dashboardMessages);
  const { me } = useDashboard();
  const titles: Record<State, string> = { open: t.waiting, accepted: t.accepted, declined: t.declined };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SelectField
        label={common.branch}
        hideLabel
        value={branch}
        onChange={(value) => onChange({ branch: value })}
        className="w-64 max-w-full"
      >
        <option value="">{common.allBranches}</option>
        {branches
          .filter((one) => me.branchShortIds.includes(one.shortId))
          .map((one) => (
            <option key={one.shortId} value={one.shortId}>
              {one.title}
            </option>
          ))}
      </SelectField>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.state}</legend>
        {states.map((one) => (
          <Chip key={one} pressed={one === state} onClick={() => onChange({ state: one === 'open' ? '' : one })}>
            {titles[one]}
          </Chip>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap gap-2 sm:ml-auto">
        <legend className="sr-only">{t.view}</legend>
        <Chip pressed={view === ''} onClick={() => onChange({ view: '' })}>
          {t.asList}
        </Chip>
        <Chip pressed={view === 'map'} onClick={() => onChange({ view: 'map' })}>
          {t.asMap}
        </Chip>
      </fieldset>
    </div>
  );
}
