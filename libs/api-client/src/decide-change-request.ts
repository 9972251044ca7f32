import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { ChangeRequestDecision } from '@umkreis/contract/change-request.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/**
 * Accepts or declines.
 * @throws ApiError 409 with both values when a field was written since the request was sent, or when somebody has
 *   decided
 */
export const decideChangeRequest = (
  context: ApiContext,
  auth: Auth,
  id: string,
  body: ChangeRequestDecision,
): Promise<{ id: string; itemId: string | null }> =>
  request(apiUrl(context, apiPaths.changeRequest(id)), { method: 'PUT', body, getToken: auth.getToken });
