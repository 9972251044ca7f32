import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ChangeRequest } from '@umkreis/contract/change-request.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { useRead, type Read } from './use-read.ts';

/** A change request, for its sender, by the secret of the private link. Fresh whenever it is looked at. */
export const useFollowedRequest = (context: ApiContext, linkId: string | null): Read<ChangeRequest> =>
  useRead(linkId ? apiUrl(context, apiPaths.followChangeRequest(linkId)) : null, {
    keepPreviousData: false,
    revalidateIfStale: true,
    revalidateOnFocus: true,
    dedupingInterval: 2000,
  });
