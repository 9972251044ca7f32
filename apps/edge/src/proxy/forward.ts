import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { QueueBusyError, type FairQueue } from '@umkreis/serving/fair-queue.ts';
import type { MemoryBudget } from '@umkreis/serving/memory-budget.ts';
import { clientOf } from '../limits/client-of.ts';
import type { RateLimitedQueue } from '../limits/rate-limited-queue.ts';
import { codeOf, isConnectionError, type Api, type ApiGroup } from './api-group.ts';
import { responseHeaders, requestHeaders } from './headers.ts';
import { readResponse } from './read-response.ts';
import type { Body } from './read-body.ts';
import { problems, sendProblem } from './proxy-problems.ts';

export interface RequestQueues {
  reads: RateLimitedQueue;
  writes: FairQueue;
  uploads: FairQueue;
}

export interface Upstream {
  behind: ApiGroup;
  /** The host header for the upstream server */
  host(request: FastifyRequest, api: Api): string;
  queues: RequestQueues;
  memoryBudget: MemoryBudget;
}

/**
 * Forwards a request. Its slot is released when the response has been read, not when the client has received
 * it.
 */
export async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { behind, host, queues, memoryBudget }: Upstream,
): Promise<FastifyReply> {
  const body = request.body as Body | undefined;
  if (body?.kind === 'refused') return sendProblem(reply, problems[body.status]);
  await memoryBudget.waitForCapacity(clientOf(request));
  const give = await queueFor(request, body, queues)
    .take(clientOf(request))
    .catch((error: unknown) => error);
  if (typeof give !== 'function') {
    release(body);
    return sendProblem(reply, give instanceof QueueBusyError && give.isOwn ? problems[429] : problems[503]);
  }
  try {
    if (request.raw.socket.destroyed) return reply.hijack();
    const response = await behind.request({
      method: request.method as Dispatcher.HttpMethod,
      path,
      headersFor: (api) => requestHeaders(request, host(request, api)),
      body: body?.kind === 'whole' ? body.bytes : (body?.stream ?? null),
      isRead: isRead(request) && !body,
      isOnce: body?.kind === 'stream',
    });
    const reservation = memoryBudget.reserve(clientOf(request), () => request.raw.socket.destroy());
    reply.raw.once('close', reservation.release);
    if (reply.raw.destroyed) reservation.release();
    const content = await readResponse(response.body, (bytes) => {
      reservation.add(bytes);
      if (isRead(request)) queues.reads.charge(clientOf(request), bytes);
    });
    reply.code(response.statusCode).headers(responseHeaders(response.headers));
    if (Buffer.isBuffer(content)) return reply.send(content.length > 0 ? content : null);
    await sendWhole(reply, content);
    return reply;
  } catch (error) {
    if (reply.sent) return reply;
    if (codeOf(error) === 'UND_ERR_INVALID_ARG') return sendProblem(reply, problems[400]);
    // The watch over the APIs logs an unreachable one once.
    request.log[isConnectionError(error) ? 'debug' : 'warn']({ err: error }, 'no response from the upstream server');
    return sendProblem(reply, problems[503]);
  } finally {
    (give as () => void)();
    release(body);
  }
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

function queueFor(
  request: FastifyRequest,
  body: Body | undefined,
  queues: RequestQueues,
): FairQueue | RateLimitedQueue {
  if (body?.kind === 'stream') return queues.uploads;
  return isRead(request) ? queues.reads : queues.writes;
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
