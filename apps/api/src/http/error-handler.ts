import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '@umkreis/contract/problem.ts';
import { BusyError } from '@umkreis/db/pool-queue.ts';
import { PoolBusyError } from '@umkreis/serving/task-pool/task-errors.ts';
import { LONGEST_CONFLICT, problemDocument } from './bounded-problem.ts';
import { ProblemError } from './problem-error.ts';
import { createSecurityLog } from './security-log.ts';
import type { StorageState } from '@umkreis/serving/storage-state.ts';
import { InvalidInput } from './validate-input.ts';

const RETRY_AFTER_S = 2;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // It rejects the user or the password, or the database does not exist.
  '28P01',
  '28000',
  '3D000',
  '08000',
  '08003',
  '08006',
  // A pooler whose server is away.
  '08P01',
  '25006',
  '40001',
  '40P01',
]);
/** Lock, statement or idle-transaction timeout: the work was aborted and nothing was written. */
const TIMEOUT_CODES = new Set(['55P03', '57014', '25P03']);
/** Values that PostgreSQL cannot store: NUL and lone surrogates in texts, numbers out of a column's range. */
const NOT_STORABLE = new Set(['22021', '22P02', '22P05', '22003', '22008', '22001']);
const UNAVAILABLE_MESSAGE = /connection terminated|timeout exceeded when trying to connect|not queryable/i;

/** Sends every error as application/problem+json; internal details are never exposed. */
export function registerErrorHandler(app: FastifyInstance, storage: StorageState): void {
  const noteRefusal = createSecurityLog({ log: app.log });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof ProblemError) {
      noteRefusal(request, error.problem);
      reply.headers(error.headers);
      return send(reply, error.problem);
    }
    if (error instanceof InvalidInput) {
      const where = error.validationContext === 'body' ? '' : `/${error.validationContext ?? ''}`;
      return send(reply, {
        type: '/problems/invalid-field',
        title: 'A field is not valid',
        status: 400,
        errors: error.errors.map(({ field, message }) => ({ field: `${where}${field}` || '/', message })),
      });
    }
    const failure = temporaryFailure(error, request, storage);
    if (failure) {
      if (failure.retryAfterS !== undefined) reply.header('Retry-After', String(failure.retryAfterS));
      return send(reply, failure.problem);
    }
    if (NOT_STORABLE.has(error.code ?? '')) {
      return send(reply, {
        type: '/problems/invalid-field',
        title: 'A field is not valid',
        status: 400,
        errors: [{ field: '/', message: 'holds a value that cannot be stored' }],
      });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return send(reply, problemOf(error, status));
    request.log.error({ err: error }, 'request failed');
    return send(reply, { type: '/problems/internal', title: 'An error occurred', status: 500 });
  });
  // Responses that plugins or routes send themselves are bounded too.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'string' || payload.length <= LONGEST_CONFLICT) return payload;
    const { statusCode: status } = reply;
    reply.type('application/problem+json').removeHeader('Content-Length');
    return problemDocument({ type: '/problems/refused', title: 'The request was refused', status });
  });
  app.setNotFoundHandler((request, reply) =>
    send(reply, {
      type: '/problems/not-found',
      title: `No resource at ${request.method} ${request.url.split('?')[0]}`,
      status: 404,
    }),
  );
}

/** An error that says nothing about the request: it may succeed later. @returns undefined for others */
function temporaryFailure(
  error: FastifyError,
  request: FastifyRequest,
  storage: StorageState,
): { problem: Problem; retryAfterS?: number } | undefined {
  if (error instanceof BusyError || error instanceof PoolBusyError || TIMEOUT_CODES.has(error.code ?? ''))
    return {
      retryAfterS: error instanceof BusyError ? error.retryAfterS : RETRY_AFTER_S,
      problem: {
        type: '/problems/busy',
        title: 'It takes too long just now',
        status: 503,
        detail: 'Much is going on there. Nothing was written; try again in a few seconds.',
      },
    };
  // The watch over the service logs it, once.
  if (storage.note(error)) {
    request.log.debug({ err: error }, 'no disk space to write');
    return {
      problem: {
        type: '/problems/storage-full',
        title: 'There is no storage space left',
        status: 507,
        detail: 'Nothing was written. Reading goes on.',
      },
    };
  }
  // The watch over the bucket logs it, once.
  if (isBucketUnavailable(error)) {
    request.log.debug({ err: error }, 'the bucket of the media does not respond');
    return unavailable('The store of the media is not available');
  }
  return isDatabaseUnavailable(error) ? unavailable('The database is unavailable or busy') : undefined;
}

const unavailable = (title: string) => ({
  retryAfterS: RETRY_AFTER_S,
  problem: { type: '/problems/unavailable', title, status: 503, detail: 'Try again in a few seconds.' },
});

/** Errors that occur before routing, such as a path that cannot be decoded. */
export function sendFrameworkError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void send(reply, problemOf(error, error.statusCode ?? 400));
}

const problemOf = (error: FastifyError, status: number): Problem => ({
  type: `/problems/${(error.code ?? 'bad-request')
    .replace(/^FST_(ERR_)?/, '')
    .toLowerCase()
    .replaceAll('_', '-')}`,
  title: error.message,
  status,
});

const send = (reply: FastifyReply, problem: Problem) =>
  reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(problemDocument(problem));

/**
 * Every error of the S3 client has this metadata: no response, a failed connection, or a status of the service.
 */
function isBucketUnavailable(error: Error & { $metadata?: { httpStatusCode?: number } }): boolean {
  return error.$metadata !== undefined && (error.$metadata.httpStatusCode ?? 500) >= 500;
}

function isDatabaseUnavailable(error: Error & { code?: string }): boolean {
  const inner = error instanceof AggregateError ? (error.errors as (Error & { code?: string })[]) : [];
  return (
    UNAVAILABLE_CODES.has(error.code ?? '') ||
    UNAVAILABLE_MESSAGE.test(error.message) ||
    inner.some((one) => UNAVAILABLE_CODES.has(one.code ?? ''))
  );
}
