import { chatPhrased, chatQuestion } from '../chat.ts';
import { endpoint } from './endpoint.ts';

const LARGEST_BODY = 8 * 1024;

export const chatEndpoints = {
  'POST /chat/': endpoint({
    summary: 'Phrases the answer to a question',
    notes:
      'Only if an OpenAI-compatible endpoint is configured; otherwise 404. The answer names only places of the branch, in plain text without links. At most 40 in ten minutes per network address.',
    tag: 'chat',
    right: 'public',
    rate: 'question',
    limits: { bytes: LARGEST_BODY },
    body: chatQuestion,
    responses: { 200: chatPhrased },
    errors: [404, 502],
    example: { body: { branchShortId: 1, question: 'Wo gibt es heute Brot?', language: 'de', nanoIds: ['Vq3xK9aB'] } },
  }),
};
