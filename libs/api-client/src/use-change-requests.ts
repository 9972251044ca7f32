import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ChangeRequestPage, ChangeRequestQuery } from '@umkreis/contract/change-request.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { toSearch } from './to-search.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** One page of what visitors sent to the person's branches, oldest first. */
export const useChangeRequests = (
  context: ApiContext,
  auth: Auth,
  query: Partial<ChangeRequestQuery>,
): Read<ChangeRequestPage> => useProtectedRead(auth, `${apiUrl(context, apiPaths.changeRequests)}?${toSearch(query)}`);
