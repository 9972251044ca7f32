import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { BusyError, type FairTurns } from '@umkreis/serving/fair-turns.ts';
import type { HeldBytes } from '@umkreis/serving/held-bytes.ts';
import { clientOf } from '../limits/client-of.ts';
import type { PacedTurns } from '../limits/paced-turns.ts';
import { codeOf, type Api, type ApiGroup } from './api-group.ts';
import { answerHeaders, requestHeaders } from './headers.ts';
import { readAnswer } from './read-answer.ts';
import type { Body } from './read-body.ts';
import { problems, sendProblem } from './proxy-problems.ts';

export interface Turns {
  reads: PacedTurns;
  writes: FairTurns;
  uploads: FairTurns;
}

export interface Upstream {
  behind: ApiGroup;
  /** The host header for the upstream server */
  host(request: FastifyRequest, api: Api): string;
  turns: Turns;
  held: HeldBytes;
}

/**
 * Forwards a request. Its slot is released when the response has been read, not when the client has received
 * it.
 */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { behind, host, turns, held }: Upstream,
): Promise<FastifyReply> {
  const body = request.body as Body | undefined;
  if (body?.kind === 'refused') return sendProblem(reply, problems[body.status]);
  await held.room(clientOf(request));
  const give = await turnsOf(request, body, turns)
    .take(clientOf(request))
    .catch((error: unknown) => error);
  if (typeof give !== 'function') {
    release(body);
    return sendProblem(reply, give instanceof BusyError && give.isOwn ? problems[429] : problems[503]);
  }
  try {
    if (request.raw.socket.destroyed) return reply.hijack();
    const answer = await behind.request({
      method: request.method as Dispatcher.HttpMethod,
      path,
      headersFor: (api) => requestHeaders(request, host(request, api)),
      body: body?.kind === 'whole' ? body.bytes : (body?.stream ?? null),
      isRead: isRead(request) && !body,
      isOnce: body?.kind === 'stream',
    });
    const holding = held.hold(clientOf(request), () => request.raw.socket.destroy());
    reply.raw.once('close', holding.release);
    if (reply.raw.destroyed) holding.release();
    const content = await readAnswer(answer.body, (bytes) => {
      holding.add(bytes);
      if (isRead(request)) turns.reads.charge(clientOf(request), bytes);
    });
    reply.code(answer.statusCode).headers(answerHeaders(answer.headers));
    if (Buffer.isBuffer(content)) return reply.send(content.length > 0 ? content : null);
    await sendWhole(reply, content);
    return reply;
  } catch (error) {
    if (reply.sent) return reply;
    if (codeOf(error) === 'UND_ERR_INVALID_ARG') return sendProblem(reply, problems[400]);
    request.log.warn({ err: error }, 'no response from the upstream server');
    return sendProblem(reply, problems[503]);
  } finally {
    (give as () => void)();
    release(body);
  }
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

function turnsOf(request: FastifyRequest, body: Body | undefined, turns: Turns): FairTurns | PacedTurns {
  if (body?.kind === 'stream') return turns.uploads;
  return isRead(request) ? turns.reads : turns.writes;
}

function release(body: Body | undefined): void {
  if (body?.kind === 'whole') body.release();
  else if (body?.kind === 'stream') body.stream.destroy();
}

/** The slot is in use until the client has received everything or disconnected. */
function sendWhole(reply: FastifyReply, content: Readable): Promise<void> {
  return new Promise((resolve) => {
    reply.raw.once('close', resolve);
    reply.send(content);
  });
}
