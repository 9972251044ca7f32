import { useEffect, useState } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mediaMessages } from './messages/media.ts';
import { mediaReuseMessages } from './messages/media-reuse.ts';
import { Icon } from '@umkreis/ui/icon.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { KindSelect } from './kind-select.tsx';
import type { MediaSearch } from './use-media-search.ts';

const TYPING_PAUSE_MS = 250;

export function MediaFilters({
  search,
  onChange,
}: {
  search: MediaSearch;
  onChange(change: Partial<MediaSearch>): void;
}) {
  const t = useMessages(mediaMessages);
  const common = useMessages(dashboardMessages);
  const reuse = useMessages(mediaReuseMessages);
  const { boot, me } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const own = branches.filter((branch) => me.branchShortIds.includes(branch.shortId));
  const [typed, setTyped] = useState(search.text);
  const [syncedText, setSyncedText] = useState(search.text);
  if (syncedText !== search.text) {
    setSyncedText(search.text);
    setTyped(search.text);
  }
  useEffect(() => {
    if (typed === search.text) return;
    const timer = setTimeout(() => onChange({ text: typed }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // `onChange` is new with every render and must not start the pause again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed, search.text]);
  return (
    <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-[minmax(0,2fr)_1fr_1fr_1fr]">
      <TextField
        type="search"
        label={t.search}
        hideLabel
        placeholder={t.searchPlaceholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        before={<Icon name="search" size={18} />}
      />
      <SelectField label={common.branch} hideLabel value={search.branch} onChange={(branch) => onChange({ branch })}>
        <option value="">{common.allBranches}</option>
        {own.map((branch) => (
          <option key={branch.shortId} value={branch.shortId}>
            {branch.title}
          </option>
        ))}
      </SelectField>
      <KindSelect all hideLabel value={search.kind} onChange={(kind) => onChange({ kind })} />
      <SelectField label={reuse.useFilter} hideLabel value={search.use} onChange={(use) => onChange({ use })}>
        <option value="">{reuse.anyUse}</option>
        <option value="unused">{reuse.unused}</option>
      </SelectField>
    </div>
  );
}
