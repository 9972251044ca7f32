import { onceHeader } from '@umkreis/contract/offline.ts';
import type { ApiContext } from './api-context.ts';
import type { Answer, Body } from './api-operation.ts';
import { callApi } from './call-api.ts';

/**
 * Takes part in a contest.
 * @returns whether it was sent, or waits on this device for a network
 * @throws ApiError 400 naming the fields at fault, 429 when there are too many
 */
export async function takePart(
  context: ApiContext,
  body: Body<'POST /contest/participant/'>,
): Promise<'sent' | 'waits'> {
  const answer = await callApi(context, 'POST /contest/participant/', { body });
  return 'waiting' in answer ? 'waits' : 'sent';
}

/**
 * Proposes a change of an item, or a new one.
 * @param once names the proposal: however often it is sent under that name, it is one
 * @throws ApiError 400 naming the fields at fault, 429 when there are too many
 */
export const sendChangeRequest = (
  context: ApiContext,
  body: Body<'POST /items/change-requests/'>,
  once: string,
): Promise<Answer<'POST /items/change-requests/'>> =>
  callApi(context, 'POST /items/change-requests/', { body, headers: { [onceHeader]: once } });
