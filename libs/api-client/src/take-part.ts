import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ContestParticipant } from '@umkreis/contract/contest.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/**
 * Takes part in a contest.
 * @returns whether it was sent, or waits on this device for a network
 * @throws ApiError 400 naming the fields at fault, 429 when there are too many
 */
export async function takePart(context: ApiContext, body: ContestParticipant): Promise<'sent' | 'waits'> {
  const answer = await request<object>(apiUrl(context, apiPaths.contestParticipant), { method: 'POST', body });
  return 'waiting' in answer ? 'waits' : 'sent';
}
