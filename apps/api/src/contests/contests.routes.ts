import { contest, contestParticipant, contestParticipation } from '@umkreis/contract/contest.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import { z } from 'zod';
import type { ApiContext } from '../context/context.ts';
import { invalidField } from '../http/problem-error.ts';
import { limitPublicWrites } from '../http/public-writes.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { insertParticipant, loadContests, runningContest } from './contests.repository.ts';

const FRESH_MS = 3000;
const PER_TEN_MINUTES = 20;
const LARGEST_BODY = 16 * 1024;

export async function contestsRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  await limitPublicWrites(app);

  const visibleContests = async () =>
    (await loadContests(db)).filter((one) => one.branchShortId === null || content.isActive(one.branchShortId));
  app.get(
    '/contests/',
    {
      config: { right: 'public' },
      schema: { summary: 'Contests that have not ended', tags: ['contests'], response: { 200: z.array(contest) } },
    },
    async (request, reply) =>
      sendDocument(
        request,
        reply,
        await documents.get('contests', String(Math.floor(Date.now() / FRESH_MS)), visibleContests),
      ),
  );

  app.post(
    '/contest/participant/',
    {
      config: { right: 'public', rateLimit: { max: PER_TEN_MINUTES, timeWindow: 600_000 } },
      bodyLimit: LARGEST_BODY,
      schema: {
        summary: 'Participates in a contest',
        tags: ['contests'],
        body: contestParticipant,
        response: { 201: contestParticipation },
      },
    },
    async (request, reply) => {
      const { contestId } = request.body;
      const running = await runningContest(db, contestId);
      if (!running || (running.branchShortId !== null && !content.isActive(running.branchShortId)))
        throw invalidField('/contestId', 'no such contest is running');
      await runQueued(db, 'visitors', running.branchShortId, () => insertParticipant(db, request.body));
      return reply.code(201).send({ contestId });
    },
  );
}
