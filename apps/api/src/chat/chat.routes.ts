import { chatPhrased, chatQuestion } from '@umkreis/contract/chat.ts';
import { assertActive } from '../content/branch-params.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import { limitPublicWrites } from '../http/public-writes.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { phraseAnswer } from './phrase-answer.ts';
import { placesOf } from './place-facts.repository.ts';

const PER_TEN_MINUTES = 40;
const LARGEST_BODY = 8 * 1024;

/** Phrases answers if a model is configured; the answer computed on the device needs none. */
export async function chatRoutes(app: TypedApp, { db, config, content, names }: ApiContext): Promise<void> {
  await limitPublicWrites(app);
  app.post(
    '/chat/',
    {
      config: { right: 'public', rateLimit: { max: PER_TEN_MINUTES, timeWindow: 600_000 } },
      bodyLimit: LARGEST_BODY,
      schema: {
        summary: 'Phrases the answer to a question',
        tags: ['chat'],
        body: chatQuestion,
        response: { 200: chatPhrased },
      },
    },
    async (request, reply) => {
      const { branchShortId } = request.body;
      if (branchShortId) assertActive(content, branchShortId);
      if (!config.CHAT_URL) throw notFound('Chat model');
      const owners = (content.branches.get(branchShortId ?? 0)?.owners ?? []).filter((owner) =>
        content.isActive(owner),
      );
      reply.header('Cache-Control', 'no-store');
      const phrased = await phraseAnswer(
        { url: config.CHAT_URL, key: config.CHAT_KEY, model: config.CHAT_MODEL },
        request.body,
        placesOf(db, names, owners),
      ).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the chat endpoint failed');
        throw new ProblemError(502, 'chat-away', 'The chat endpoint does not answer');
      });
      if (!phrased)
        throw new ProblemError(502, 'chat-without-places', 'The chat endpoint named no place of this guide');
      return phrased;
    },
  );
}
