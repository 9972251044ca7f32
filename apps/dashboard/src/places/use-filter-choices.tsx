import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useProtectedRead, useRead } from '@umkreis/api-client/use-read.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { placesMessages } from './messages/places.ts';
import type { Choice } from '../choice/matching-choices.ts';
import { useCategoryChoices } from '../choice/use-category-choices.tsx';
import { useTagChoices } from '../choice/use-tag-choices.ts';
import { useDashboard } from '../session/dashboard-context.tsx';

export const multiFilters = ['categories', 'cities', 'countries', 'tags'] as const;
export type MultiFilter = (typeof multiFilters)[number];

/** The options of each multi-value filter. @param branch restricts the cities to those it shows; empty: all */
export function useFilterChoices(branch: string): Record<MultiFilter, readonly Choice[]> {
  const t = useMessages(placesMessages);
  const { boot, auth, language } = useDashboard();
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const { data: countries } = useRead(apiUrl(boot, 'GET /countries/'));
  const { data: cities } = useProtectedRead(
    auth,
    apiUrl(boot, 'GET /items/dashboard/cities/', { query: { branch: branch ? Number(branch) : undefined } }),
  );
  const subs = useCategoryChoices();
  const tags = useTagChoices();
  const mains = useMemo(() => {
    const pick = (text: Bilingual) => text[language] || text.de;
    const names = new Map(categories?.map((one) => [one.mainCategory, pick(one.mainCategoryName)]));
    const { compare } = new Intl.Collator(language);
    return [...names]
      .map(([id, title]): Choice => ({ id, title, group: t.wholeCategory }))
      .toSorted((a, b) => compare(a.title, b.title));
  }, [categories, language, t]);
  const countryChoices = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (countries ?? []).map(({ iso2 }): Choice => {
      const code = iso2.toUpperCase();
      return { id: code, title: names.of(code) ?? code, group: code };
    });
  }, [countries, language]);
  return useMemo(
    () => ({
      categories: [...mains, ...subs],
      cities: (cities ?? []).map(({ city, items }) => ({ id: city, title: city, group: String(items) })),
      countries: countryChoices,
      tags,
    }),
    [mains, subs, cities, countryChoices, tags],
  );
}
