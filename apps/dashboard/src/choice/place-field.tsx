import { useState, type Ref } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useDashboardItems } from '@umkreis/api-client/use-dashboard-items.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { DashboardItem } from '@umkreis/contract/dashboard.ts';
import { dashboardMessages } from '../layout/messages/dashboard.ts';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { useBranchLanguages } from '../content/use-branch-languages.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import { ChoiceField } from './choice-field.tsx';

const ROWS = 8;

interface Props {
  label: string;
  hint?: string;
  /** Renders one line: a search field in a bar. */
  isCompact?: boolean;
  /** Restricts the search to places owned by this branch. */
  owner?: number;
  /** Ids to exclude. */
  except: ReadonlySet<string>;
  onChoose(place: DashboardItem): void;
  ref?: Ref<HTMLInputElement>;
}

/** Searches the places of the person's branches on the server. */
export function PlaceField({ label, hint, isCompact, owner, except, onChoose, ref }: Props) {
  const t = useMessages(dashboardMessages);
  const pick = usePick();
  const languageOf = useBranchLanguages();
  const { boot, auth } = useDashboard();
  const [query, setQuery] = useState<string>();
  const { data: categories } = useRead(apiUrl(boot, 'GET /categories/'));
  const { data, isValidating } = useDashboardItems(
    boot,
    auth,
    { text: query ?? '', pageSize: ROWS + except.size, ...(owner !== undefined && { branch: owner }) },
    { isPaused: query === undefined },
  );
  const places = (data?.items ?? [])
    .filter((place) => !except.has(place.id) && (owner === undefined || place.branchShortId === owner))
    .slice(0, ROWS);
  return (
    <ChoiceField
      ref={ref}
      label={label}
      hint={hint}
      isCompact={isCompact}
      choices={places.map((place) => {
        const category = categories?.find((one) => one.id === place.categoryId);
        return {
          id: place.id,
          title: place.title || t.untitled,
          language: languageOf(place.branchShortId),
          group: [category && pick(category.subCategoryName), place.city].filter(Boolean).join(' · '),
        };
      })}
      onQuery={setQuery}
      isBehind={isValidating}
      onChoose={({ id }) => {
        const place = places.find((one) => one.id === id);
        if (place) onChoose(place);
      }}
    />
  );
}
