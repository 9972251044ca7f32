import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { SessionsDaily } from '@umkreis/contract/dashboard.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { toSearch } from './to-search.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** Sessions per day and branch of the last `days` days; null reads nothing. */
export const useSessionsDaily = (context: ApiContext, auth: Auth, days: number | null): Read<SessionsDaily[]> =>
  useProtectedRead(auth, days === null ? null : `${apiUrl(context, apiPaths.sessionsDaily)}?${toSearch({ days })}`);
