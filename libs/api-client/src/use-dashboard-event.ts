import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { COLLEAGUES_MS } from './colleagues.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** An event as an editor sees it; null reads nothing. */
export const useDashboardEvent = (context: ApiContext, auth: Auth, id: string | null): Read<EditedEvent> =>
  useProtectedRead(auth, id && apiUrl(context, apiPaths.dashboardEvent(id)), {
    keepPreviousData: false,
    refreshInterval: COLLEAGUES_MS,
  });
