import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ChangeRequest, ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import { onceHeader } from '@umkreis/contract/offline.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/**
 * Proposes a change of an item, or a new one.
 * @param once names the proposal: however often it is sent under that name, it is one
 * @throws ApiError 400 naming the fields at fault, 429 when there are too many
 */
export const sendChangeRequest = (
  context: ApiContext,
  body: ChangeRequestCreate,
  once: string,
): Promise<ChangeRequest> =>
  request(apiUrl(context, apiPaths.changeRequests), { method: 'POST', body, headers: { [onceHeader]: once } });
