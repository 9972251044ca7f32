import type { Auth } from '@umkreis/contract/boot.ts';
import type { PlaceFile } from '@umkreis/contract/place-file.ts';
import type { ApiContext } from './api-context.ts';
import { ApiError } from './api-error.ts';
import { apiUrl } from './api-url.ts';
import { withToken } from './request.ts';

/**
 * Reads a file of places as a table; nothing is written.
 * @throws ApiError, with status 422 for a file that can't be read
 */
export async function uploadPlaceFile(
  context: ApiContext,
  auth: Pick<Auth, 'getToken'>,
  branchShortId: number,
  file: File,
  signal: AbortSignal,
): Promise<PlaceFile> {
  const url = apiUrl(context, 'PUT /branches/{branchShortId}/imports/file/', { path: { branchShortId } });
  const body = new FormData();
  body.set('file', file);
  return withToken(url, auth.getToken, async (token) => {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
    const response = await fetch(url, { method: 'PUT', body, headers, signal }).catch((cause: unknown) => {
      throw new ApiError(url, 0, undefined, cause);
    });
    const result: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ApiError(url, response.status, result as ApiError['problem']);
    return result as PlaceFile;
  });
}
