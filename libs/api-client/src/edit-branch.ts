import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { BranchSettingsUpdate, EditedBranch } from '@umkreis/contract/branch-settings.ts';
import type { ItemRevision } from '@umkreis/contract/dashboard.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { ApiError } from './api-error.ts';
import { request, withToken } from './request.ts';
import { useProtectedRead } from './use-protected-read.ts';
import type { Read } from './use-read.ts';

/** What editors may set of a branch. */
export const useEditedBranch = (context: ApiContext, auth: Auth, shortId: number | null): Read<EditedBranch> =>
  useProtectedRead(auth, shortId === null ? null : apiUrl(context, apiPaths.branchSettings(shortId)), {
    keepPreviousData: false,
  });

export const useBranchRevisions = (context: ApiContext, auth: Auth, shortId: number): Read<ItemRevision[]> =>
  useProtectedRead(auth, apiUrl(context, apiPaths.branchRevisions(shortId)));

/** Writes the settings sent. @throws ApiError 409 with both values where somebody else wrote one since `version` */
export const updateBranch = (
  context: ApiContext,
  auth: Auth,
  shortId: number,
  body: BranchSettingsUpdate,
): Promise<EditedBranch> =>
  request(apiUrl(context, apiPaths.branchSettings(shortId)), { method: 'PUT', body, getToken: auth.getToken });

export const restoreBranch = (
  context: ApiContext,
  auth: Auth,
  shortId: number,
  { revision, version }: { revision: number; version: number },
): Promise<EditedBranch> =>
  request(apiUrl(context, apiPaths.restoreBranch(shortId, revision)), {
    method: 'POST',
    body: { version },
    getToken: auth.getToken,
  });

/** Stores a picture that can be set as logo then. @returns its file name below /branches/ */
export async function uploadLogo(context: ApiContext, auth: Auth, shortId: number, file: File): Promise<string> {
  const url = apiUrl(context, apiPaths.branchLogo(shortId));
  const body = new FormData();
  body.set('file', file);
  return withToken(url, auth.getToken, async (token) => {
    const response = await fetch(url, { method: 'POST', body, headers: { Authorization: `Bearer ${token}` } }).catch(
      (cause: unknown) => {
        throw new ApiError(url, 0, undefined, cause);
      },
    );
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ApiError(url, response.status, answer as ApiError['problem']);
    return (answer as { logo: string }).logo;
  });
}
