import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Button } from '@umkreis/ui/button.tsx';
import { Chip } from '@umkreis/ui/chip.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { ChoiceField } from '../choice/choice-field.tsx';
import { ChosenChips } from '../choice/chosen-chips.tsx';
import type { Choice } from '../choice/matching-choices.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { SearchText } from '../list-screen/search-text.tsx';
import { SelectField } from '@umkreis/ui/select-field.tsx';
import { useRememberedSwitch } from '../list-screen/use-remembered.ts';
import { filterCount, isFiltered, noFilters, type PlacesQuery } from './places-query.ts';
import { multiFilters, useFilterChoices, type MultiFilter } from './use-filter-choices.tsx';

interface Props {
  query: PlacesQuery;
  onChange(change: Partial<PlacesQuery>): void;
}

/** The filters of the list: values of one filter are combined with OR, filters with AND. */
export function PlacesFilters({ query, onChange }: Props) {
  const t = useMessages(dashboardMessages);
  const p = useMessages(placesMessages);
  const r = useMessages(requestsMessages);
  const { boot, me } = useDashboard();
  const { data: branches = [] } = useRead(apiUrl(boot, 'GET /branches/'));
  const [isOpen, setOpen] = useRememberedSwitch('places-filters');
  const own = branches.filter((branch) => me.branchShortIds.includes(branch.shortId));
  return (
    <section aria-label={p.filters} className="grid gap-3">
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
        <div className="col-span-2 min-w-56 sm:flex-1">
          <SearchText text={query.text} placeholder={p.searchPlaces} onText={(text) => onChange({ text })} />
        </div>
        {own.length > 1 && (
          <SelectField
            label={t.branch}
            hideLabel
            value={query.branch}
            onChange={(branch) => onChange({ branch })}
            className="sm:w-44"
          >
            <option value="">{t.allBranches}</option>
            {own.map((branch) => (
              <option key={branch.shortId} value={branch.shortId}>
                {branch.title}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={p.state}
          hideLabel
          value={query.state}
          onChange={(state) => onChange({ state: state as PlacesQuery['state'] })}
          className="sm:w-44"
        >
          <option value="">{p.allStates}</option>
          <option value="open">{p.stateOpen}</option>
          <option value="closed">{p.stateClosed}</option>
          <option value="duplicate">{p.stateDuplicate}</option>
          <option value="binned">{p.stateBinned}</option>
        </SelectField>
        <span className="flex gap-1 sm:w-56">
          <SelectField
            label={p.sorting}
            hideLabel
            value={String(query.sorting)}
            onChange={(sorting) => onChange({ sorting: Number(sorting), isReversed: false })}
            className="min-w-0 flex-1"
          >
            <option value="1">{p.sortChanged}</option>
            <option value="2">{p.sortTitle}</option>
            <option value="3">{p.sortReview}</option>
            <option value="4">{r.sortCreated}</option>
            <option value="5">{r.sortCity}</option>
          </SelectField>
          <IconButton
            icon={query.isReversed ? 'chevronUp' : 'chevronDown'}
            label={p.reverse}
            pressed={query.isReversed}
            onClick={() => onChange({ isReversed: !query.isReversed })}
          />
        </span>
        <Chip pressed={query.reviewIsDue} onClick={() => onChange({ reviewIsDue: !query.reviewIsDue })}>
          {p.reviewIsDue}
        </Chip>
        <Button icon="filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {p.moreFilters({ count: filterCount(query) })}
        </Button>
      </div>
      <MultiFilters query={query} isOpen={isOpen} onChange={onChange} />
    </section>
  );
}

function MultiFilters({ query, isOpen, onChange }: Props & { isOpen: boolean }) {
  const t = useMessages(dashboardMessages);
  const p = useMessages(placesMessages);
  const choices = useFilterChoices(query.branch);
  const names: Record<MultiFilter, string> = {
    categories: p.categories,
    cities: p.cities,
    countries: p.countries,
    tags: p.tags,
  };
  const chosen = multiFilters.flatMap((filter) =>
    query[filter].map((id): Choice & { filter: MultiFilter; value: string } => {
      const existing = choices[filter].find((choice) => choice.id === id);
      const title = `${names[filter]}: ${existing?.title ?? id}`;
      return { ...existing, id: `${filter}/${id}`, title, group: '', filter, value: id };
    }),
  );
  const remove = (id: string) => {
    const { filter, value } = chosen.find((one) => one.id === id)!;
    onChange({ [filter]: query[filter].filter((one) => one !== value) });
  };
  const unreadable = (
    <Chip pressed={query.hoursUnreadable} onClick={() => onChange({ hoursUnreadable: !query.hoursUnreadable })}>
      {p.hoursUnreadable}
    </Chip>
  );
  return (
    <>
      {isOpen && (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {multiFilters.map((filter) => (
            <ChoiceField
              key={filter}
              label={names[filter]}
              choices={choices[filter].filter(({ id }) => !query[filter].includes(id))}
              onChoose={({ id }) => onChange({ [filter]: [...query[filter], id] })}
            />
          ))}
          <div className="self-end justify-self-start pb-1">{unreadable}</div>
        </div>
      )}
      {isFiltered(query) && (
        <section aria-label={p.activeFilters} className="flex flex-wrap items-center gap-2">
          {query.hoursUnreadable && !isOpen && unreadable}
          <ChosenChips chosen={chosen} onRemove={({ id }) => remove(id)} />
          <Button
            size="small"
            kind="quiet"
            onClick={() => onChange({ ...noFilters, sorting: query.sorting, isReversed: query.isReversed })}
          >
            {t.clearFilters}
          </Button>
        </section>
      )}
    </>
  );
}
