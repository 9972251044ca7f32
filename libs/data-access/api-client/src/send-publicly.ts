import { onceHeader } from '@umkreis/contract/offline.ts';
import type { ApiContext } from './api-context.ts';
import type { ResponseOf, Body } from './api-operation.ts';
import { callApi } from './call-api.ts';

/**
 * Participates in a contest.
 * @returns whether it was sent, or queued on this device until it is online
 * @throws ApiError 400 naming the invalid fields, 429 if there are too many
 */
export async function takePart(
  context: ApiContext,
  body: Body<'POST /contest/participant/'>,
): Promise<'sent' | 'waits'> {
  const response = await callApi(context, 'POST /contest/participant/', { body });
  return 'waiting' in response ? 'waits' : 'sent';
}

/**
 * Proposes a change of an item, or a new item.
 * @param once idempotency key of the proposal
 * @throws ApiError 400 naming the invalid fields, 429 if there are too many
 */
export const sendChangeRequest = (
  context: ApiContext,
  body: Body<'POST /items/change-requests/'>,
  once: string,
): Promise<ResponseOf<'POST /items/change-requests/'>> =>
  callApi(context, 'POST /items/change-requests/', { body, headers: { [onceHeader]: once } });
