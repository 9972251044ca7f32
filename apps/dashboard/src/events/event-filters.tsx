import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { eventEditorMessages } from './messages/event-editor.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SearchText } from '../list-screen/search-text.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';

interface Props {
  text: string;
  /** `shortId`; empty: all branches */
  branch: string;
  hidePast: boolean;
  isTrash: boolean;
  onChange(part: Record<string, string>): void;
}

/** Search text, branch and period of the list of events. */
export function EventFilters({ text, branch, hidePast, isTrash, onChange }: Props) {
  const t = useMessages(dashboardMessages);
  const r = useMessages(requestsMessages);
  const editor = useMessages(eventEditorMessages);
  const { boot, me } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="min-w-56 flex-1 sm:max-w-96">
        <SearchText text={text} placeholder={r.searchEvents} onText={(value) => onChange({ text: value })} />
      </div>
      <SelectField
        label={t.branch}
        hideLabel
        value={branch}
        onChange={(value) => onChange({ branch: value })}
        className="w-64 max-w-full"
      >
        <option value="">{t.allBranches}</option>
        {branches
          .filter((one) => me.branchShortIds.includes(one.shortId))
          .map((one) => (
            <option key={one.shortId} value={one.shortId}>
              {one.title}
            </option>
          ))}
      </SelectField>
      <Chip pressed={hidePast} onClick={() => onChange({ past: hidePast ? 'true' : '' })}>
        {t.hidePastEvents}
      </Chip>
      <Chip pressed={isTrash} onClick={() => onChange({ state: isTrash ? '' : 'binned' })}>
        {editor.trash}
      </Chip>
    </div>
  );
}
