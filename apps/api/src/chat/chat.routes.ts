import { assertActive } from '../content/assert-active.ts';
import type { ApiContext } from '../context/context.ts';
import { notFound, ProblemError } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { phraseAnswer } from './phrase-answer.ts';
import { placesOf } from './place-facts.repository.ts';

/** Phrases answers if a model is configured; the answer computed on the device needs none. */
export async function chatRoutes(app: TypedApp, { db, config, content, names }: ApiContext): Promise<void> {
  app.handle('POST /chat/', async (request, reply) => {
    const { branchShortId } = request.body;
    if (branchShortId) assertActive(content, branchShortId);
    if (!config.CHAT_URL) throw notFound('Chat model');
    const owners = (content.branches.get(branchShortId ?? 0)?.owners ?? []).filter((owner) => content.isActive(owner));
    reply.header('Cache-Control', 'no-store');
    const phrased = await phraseAnswer(
      { url: config.CHAT_URL, key: config.CHAT_KEY, model: config.CHAT_MODEL },
      request.body,
      placesOf(db, names, owners),
    ).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the chat endpoint failed');
      throw new ProblemError(502, 'chat-away', 'The chat endpoint does not answer');
    });
    if (!phrased) throw new ProblemError(502, 'chat-without-places', 'The chat endpoint named no place of this guide');
    return phrased;
  });
}
