import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { Figures, Heat } from '@umkreis/contract/figures.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { toSearch } from './to-search.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

export interface FiguresQuery {
  /** ISO days, both within */
  from: string;
  to: string;
  branch?: number;
}

// the figures of days gone by stay; those of today need not be up to the second
const options = { revalidateOnFocus: false, dedupingInterval: 60_000 };

/** What visitors did on some days; null reads nothing. */
export const useFigures = (context: ApiContext, auth: Auth, query: FiguresQuery | null): Read<Figures> =>
  useProtectedRead(auth, query && `${apiUrl(context, apiPaths.figures)}?${toSearch({ ...query })}`, options);

/** Where the places are that visitors opened; null reads nothing. */
export const useHeat = (context: ApiContext, auth: Auth, query: FiguresQuery | null): Read<Heat> =>
  useProtectedRead(auth, query && `${apiUrl(context, apiPaths.heat)}?${toSearch({ ...query })}`, options);
