import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { ChatPhrased, ChatQuestion } from '@umkreis/contract/chat.ts';
import { apiUrl, type ApiContext } from './api-context.ts';
import { request } from './request.ts';

/** Asks the API to phrase an answer, where the boot block says that it can. @throws ApiError */
export const phraseAnswer = (context: ApiContext, question: ChatQuestion): Promise<ChatPhrased> =>
  request(apiUrl(context, apiPaths.chat), { method: 'POST', body: question });
