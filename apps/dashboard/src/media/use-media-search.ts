import { useSearchParams } from '@umkreis/federation/router.ts';

export interface MediaSearch {
  text: string;
  branch: string;
  kind: string;
  /** 'unused', or empty for all */
  use: string;
  page: number;
}

/** Search, filters and page of the media, stored in the URL. */
export function useMediaSearch(): [MediaSearch, (change: Partial<MediaSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const search = {
    text: params.get('text') ?? '',
    branch: params.get('branch') ?? '',
    kind: params.get('kind') ?? '',
    use: params.get('use') === 'unused' ? 'unused' : '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
  };
  const change = (part: Partial<MediaSearch>) => {
    const { page, ...filters } = { ...search, page: 1, ...part };
    const entries = Object.entries(filters).filter(([, value]) => value);
    setParams(new URLSearchParams(page > 1 ? [...entries, ['page', String(page)]] : entries), {
      replace: 'text' in part,
    });
  };
  return [search, change];
}
