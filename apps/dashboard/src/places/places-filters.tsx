import { useBranches } from '@umkreis/api-client/use-branches.ts';
import { useCategories } from '@umkreis/api-client/use-categories.ts';
import { useCountries } from '@umkreis/api-client/use-countries.ts';
import { useDashboardCities } from '@umkreis/api-client/use-dashboard-cities.ts';
import { useTags } from '@umkreis/api-client/use-tags.ts';
import type { Category } from '@umkreis/contract/category.ts';
import { dashboardMessages } from '@umkreis/i18n/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { requestsMessages } from '@umkreis/i18n/requests.ts';
import { Chip } from '@umkreis/ui/chip.tsx';
import { useDashboard } from '../dashboard-context.tsx';
import { SearchText } from '../search-text.tsx';
import { SelectField } from '../select-field.tsx';
import type { PlacesQuery } from './use-places-query.ts';

export function PlacesFilters({
  query,
  onChange,
}: {
  query: PlacesQuery;
  onChange(change: Partial<PlacesQuery>): void;
}) {
  const t = useMessages(dashboardMessages);
  const r = useMessages(requestsMessages);
  const pick = usePick();
  const { boot, auth, me, language } = useDashboard();
  const { data: branches = [] } = useBranches(boot);
  const { data: categories = [] } = useCategories(boot);
  const { data: countries = [] } = useCountries(boot);
  const { data: tags = [] } = useTags(boot);
  const { data: cities = [] } = useDashboardCities(boot, auth, query.branch ? Number(query.branch) : undefined);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const mains = [
    ...new Map(categories.map((category) => [category.mainCategory, pick(category.mainCategoryName)])),
  ].toSorted((a, b) => a[1].localeCompare(b[1]));
  const own = branches.filter((branch) => me.branchShortIds.includes(branch.shortId));
  const subs = categories.filter(
    (category) =>
      mains.some(([name]) => name === category.mainCategory) &&
      (!query.category || isShown(category, query.category, categories)),
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(18rem,1.4fr)_1fr_1fr_1fr]">
      <SearchText text={query.text} placeholder={t.searchPlaces} onText={(text) => onChange({ text })} />
      <SelectField label={t.branch} hideLabel value={query.branch} onChange={(branch) => onChange({ branch })}>
        <option value="">{t.allBranches}</option>
        {own.map((branch) => (
          <option key={branch.shortId} value={branch.shortId}>
            {branch.title}
          </option>
        ))}
      </SelectField>
      <SelectField label={t.category} hideLabel value={query.category} onChange={(category) => onChange({ category })}>
        <option value="">{t.allCategories}</option>
        {mains.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        {subs.length > 0 && query.category && (
          <optgroup label={mains.find(([name]) => name === mainOf(query.category, categories))?.[1] ?? ''}>
            {subs.map((category) => (
              <option key={category.id} value={category.id}>
                {pick(category.subCategoryName)}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      <SelectField
        label={t.sorting}
        hideLabel
        value={String(query.sorting)}
        onChange={(sorting) => onChange({ sorting: Number(sorting) })}
      >
        <option value="1">{t.sortChanged}</option>
        <option value="2">{t.sortTitle}</option>
        <option value="3">{t.sortReview}</option>
        <option value="4">{r.sortCreated}</option>
        <option value="5">{r.sortCity}</option>
      </SelectField>
      <SelectField label={r.cities} hideLabel value={query.city} onChange={(city) => onChange({ city })}>
        <option value="">{r.allCities}</option>
        {cities.map(({ city, items }) => (
          <option key={city} value={city}>{`${city} (${items})`}</option>
        ))}
      </SelectField>
      <SelectField label={r.country} hideLabel value={query.country} onChange={(country) => onChange({ country })}>
        <option value="">{r.allCountries}</option>
        {countries.map((country) => (
          <option key={country.id} value={country.iso2}>
            {names.of(country.iso2.toUpperCase()) ?? country.iso2}
          </option>
        ))}
      </SelectField>
      <SelectField label={r.tag} hideLabel value={query.tag} onChange={(tag) => onChange({ tag })}>
        <option value="">{r.allTags}</option>
        {tags
          .filter((tag) => !tag.isHidden)
          .map((tag) => (
            <option key={tag.id} value={tag.id}>{`${pick(tag.tagKeyName)}: ${pick(tag.tagValueName)}`}</option>
          ))}
      </SelectField>
      <Chip
        pressed={query.reviewIsDue}
        onClick={() => onChange({ reviewIsDue: !query.reviewIsDue })}
        className="self-center justify-self-start"
      >
        {t.reviewIsDue}
      </Chip>
    </div>
  );
}

const mainOf = (chosen: string, categories: readonly Category[]) =>
  categories.find((category) => category.id === chosen)?.mainCategory ?? chosen;

/** Under a chosen main category, or beside a chosen one of it. */
const isShown = (category: Category, chosen: string, categories: readonly Category[]) =>
  category.mainCategory === mainOf(chosen, categories);
