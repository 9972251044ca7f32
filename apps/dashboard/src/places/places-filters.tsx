import { useEffect, useState } from 'react';
import { useBranches } from '@umkreis/api-client/use-branches.ts';
import { useCategories } from '@umkreis/api-client/use-categories.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { Icon } from '@umkreis/ui/icon.tsx';
import { TextField } from '@umkreis/ui/text-field.tsx';
import { useDashboard } from '../dashboard-context.tsx';
import { SelectField } from '../select-field.tsx';
import type { PlacesQuery } from './use-places-query.ts';

const TYPING_PAUSE_MS = 250;

export function PlacesFilters({ query, onChange }: { query: PlacesQuery; onChange(change: Partial<PlacesQuery>): void }) {
  const t = useMessages(dashboardMessages);
  const pick = usePick();
  const { boot, me } = useDashboard();
  const { data: branches = [] } = useBranches(boot);
  const { data: categories = [] } = useCategories(boot);
  const mains = [...new Map(categories.map((category) => [category.mainCategory, pick(category.mainCategoryName)]))].toSorted((a, b) => a[1].localeCompare(b[1]));
  const own = branches.filter((branch) => me.branchShortIds.includes(branch.shortId));
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(16rem,2fr)_1fr_1fr_1fr_auto]">
      <SearchText text={query.text} onText={(text) => onChange({ text })} />
      <SelectField label={t.branch} hideLabel value={query.branch} onChange={(branch) => onChange({ branch })}>
        <option value="">{t.allBranches}</option>
        {own.map((branch) => <option key={branch.shortId} value={branch.shortId}>{branch.title}</option>)}
      </SelectField>
      <SelectField label={t.category} hideLabel value={query.category} onChange={(category) => onChange({ category })}>
        <option value="">{t.allCategories}</option>
        {mains.map(([name, label]) => <option key={name} value={name}>{label}</option>)}
      </SelectField>
      <SelectField label={t.sorting} hideLabel value={String(query.sorting)} onChange={(sorting) => onChange({ sorting: Number(sorting) })}>
        <option value="1">{t.sortChanged}</option><option value="2">{t.sortTitle}</option><option value="3">{t.sortReview}</option>
      </SelectField>
      <Chip pressed={query.reviewIsDue} onClick={() => onChange({ reviewIsDue: !query.reviewIsDue })} className="self-center justify-self-start">{t.reviewIsDue}</Chip>
    </div>
  );
}

/** Asks the server when typing pauses. */
function SearchText({ text, onText }: { text: string; onText(text: string): void }) {
  const t = useMessages(dashboardMessages);
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onText(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
    // `onText` is new with every render and must not start the pause again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed, text]);
  return <TextField type="search" label={t.search} hideLabel placeholder={t.searchPlaces} value={typed} onChange={(event) => setTyped(event.target.value)} before={<Icon name="search" size={18} />} />;
}
