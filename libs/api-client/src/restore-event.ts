import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Auth } from '@umkreis/contract/boot.ts';
import type { EditedEvent } from '@umkreis/contract/event-write.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/**
 * Brings the event back as a revision left it; `fields` left out: all of it.
 * @throws ApiError 409 when somebody wrote since `version`
 */
export const restoreEvent = (
  context: ApiContext,
  auth: Auth,
  id: string,
  revision: number,
  body: { version: number; fields?: readonly string[] },
): Promise<EditedEvent> =>
  request(apiUrl(context, apiPaths.restoreEvent(id, revision)), { method: 'POST', body, getToken: auth.getToken });
