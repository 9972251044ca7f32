import { runQueued } from '@umkreis/db/pool-queue.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField } from '../http/problem-error.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { insertParticipant, loadContests, runningContest } from './contests.repository.ts';

const FRESH_MS = 3000;

export async function contestsRoutes(app: TypedApp, { db, content, documents }: ApiContext): Promise<void> {
  const visibleContests = async () =>
    (await loadContests(db)).filter((one) => one.branchShortId === null || content.isActive(one.branchShortId));
  app.handle('GET /contests/', async (request, reply) =>
    sendDocument(
      request,
      reply,
      await documents.get('contests', String(Math.floor(Date.now() / FRESH_MS)), visibleContests),
    ),
  );

  app.handle('POST /contest/participant/', async (request) => {
    const { contestId } = request.body;
    const running = await runningContest(db, contestId);
    if (!running || (running.branchShortId !== null && !content.isActive(running.branchShortId)))
      throw invalidField('/contestId', 'no such contest is running');
    await runQueued(db, 'visitors', running.branchShortId, () => insertParticipant(db, request.body));
    return { contestId };
  });
}
