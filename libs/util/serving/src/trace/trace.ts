import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Identifies a request in every process that works on it (W3C Trace Context, level 1). */
export interface Trace {
  /** 32 hexadecimal digits, the same in all processes */
  traceId: string;
  /** 16 hexadecimal digits, of this process */
  spanId: string;
  /** 16 hexadecimal digits, of the caller; undefined: the trace starts here */
  parentId?: string;
  /** Whether this process sends its part to a collector */
  isRecorded?: boolean;
  /** 2 hexadecimal digits; 01: the caller records the trace */
  flags: string;
  /** `tracestate` of the caller */
  state?: string;
  /** `X-Request-Id` of the caller, else the trace id; in every log line of the request */
  requestId: string;
}

const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const REQUEST_ID = /^[\w.:-]{1,64}$/;
const MAX_STATE_LENGTH = 512;
const isZero = (id: string) => /^0+$/.test(id);

const storage = new AsyncLocalStorage<Trace>();

/** The trace of a request's headers, or a new one. Ignores invalid headers, which anybody can send. */
export function createTrace(headers: IncomingMessage['headers']): Trace {
  const given = parsed(headers.traceparent);
  const traceId = given?.traceId ?? randomBytes(16).toString('hex');
  const id = headers['x-request-id'];
  const state = headers.tracestate;
  return {
    traceId,
    spanId: randomBytes(8).toString('hex'),
    ...(given && { parentId: given.parentId }),
    flags: given?.flags ?? '00',
    ...(given && typeof state === 'string' && state.length <= MAX_STATE_LENGTH && { state }),
    requestId: typeof id === 'string' && REQUEST_ID.test(id) ? id : traceId,
  };
}

function parsed(
  header: string | string[] | undefined,
): Required<Pick<Trace, 'traceId' | 'parentId' | 'flags'>> | undefined {
  if (typeof header !== 'string') return undefined;
  const [, version, traceId = '', parentId = '', flags = '', more] = TRACEPARENT.exec(header) ?? [];
  // Later versions may add fields; version ff is invalid.
  const isKnown = version !== undefined && version !== 'ff' && (version !== '00' || more === undefined);
  return isKnown && !isZero(traceId) && !isZero(parentId) ? { traceId, parentId, flags } : undefined;
}

/** The `traceparent` header with which this process calls another one. */
export const traceparentOf = ({ traceId, spanId, flags }: Trace): string => `00-${traceId}-${spanId}-${flags}`;

/** Headers of a call that belongs to the trace. */
export const traceHeaders = (trace: Trace): Record<string, string> => ({
  'x-request-id': trace.requestId,
  traceparent: traceparentOf(trace),
  ...(trace.state !== undefined && { tracestate: trace.state }),
});

/** The trace of the request that the current asynchronous work belongs to; undefined: none, such as a job */
export const currentTrace = (): Trace | undefined => storage.getStore();

export const runInTrace = <T>(trace: Trace, work: () => T): T => storage.run(trace, work);
