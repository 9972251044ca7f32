import { useSearchParams } from '@umkreis/federation/router.ts';

export interface PlacesQuery {
  text: string;
  branch: string;
  category: string;
  city: string;
  country: string;
  tag: string;
  reviewIsDue: boolean;
  sorting: number;
  page: number;
}

const defaults: PlacesQuery = {
  text: '',
  branch: '',
  category: '',
  city: '',
  country: '',
  tag: '',
  reviewIsDue: false,
  sorting: 1,
  page: 1,
};

/** Search, filters, sorting and page of the table, kept in the address: back, reload and a sent link show the same. */
export function usePlacesQuery(): [PlacesQuery, (change: Partial<PlacesQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const number = (key: 'sorting' | 'page') => Math.max(1, Number.parseInt(params.get(key) ?? '', 10) || defaults[key]);
  const query: PlacesQuery = {
    text: params.get('text') ?? '',
    branch: params.get('branch') ?? '',
    category: params.get('category') ?? '',
    city: params.get('city') ?? '',
    country: params.get('country') ?? '',
    tag: params.get('tag') ?? '',
    reviewIsDue: params.get('reviewIsDue') === 'true',
    sorting: Math.min(5, number('sorting')),
    page: number('page'),
  };
  const change = (part: Partial<PlacesQuery>) => {
    const next = { ...query, page: 1, ...part };
    const entries = Object.entries(next)
      .filter(([key, value]) => value !== defaults[key as keyof PlacesQuery])
      .map(([key, value]): [string, string] => [key, String(value)]);
    // Every letter of a search as a step of its own would bury the page before it.
    setParams(new URLSearchParams(entries), { replace: 'text' in part });
  };
  return [query, change];
}
