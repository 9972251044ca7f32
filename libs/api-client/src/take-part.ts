import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ContestParticipant } from '@umkreis/contract/contest.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/** Takes part in a contest. @throws ApiError 400 naming the fields at fault, 429 when there are too many */
export const takePart = (context: ApiContext, body: ContestParticipant): Promise<{ contestId: string }> =>
  request(apiUrl(context, apiPaths.contestParticipant), { method: 'POST', body });
