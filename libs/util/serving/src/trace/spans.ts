import { isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as otel } from '@opentelemetry/api';
import type { Attributes, Context, Span } from '@opentelemetry/api';
import { currentTrace, runInTrace, type Trace } from './trace.ts';

/** Records nothing until `startTelemetry` has found a collector. */
const tracer = otel.getTracer('umkreis');

const parentContext = ({ traceId, flags }: Trace, spanId: string, isRemote: boolean): Context =>
  otel.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote });

/** A trace, and the span that records what this process does for it; without a collector there is none. */
export interface Recorded {
  trace: Trace;
  span?: Span;
}

/**
 * Starts the span of a request.
 * @param given the trace of the request's headers, or a new one
 * @returns the trace with the IDs of the span, which calls and statements name as their parent
 */
export function startRequestSpan(given: Trace, attributes: Attributes): Recorded {
  const options = { kind: SpanKind.SERVER, attributes };
  const parent = given.parentId === undefined ? ROOT_CONTEXT : parentContext(given, given.parentId, true);
  const span = tracer.startSpan(String(attributes['http.request.method']), options, parent);
  return recorded(given, span);
}

function recorded(given: Trace, span: Span): Recorded {
  const ids = span.spanContext();
  // Without a collector it is the context of the caller, or none.
  if (!isSpanContextValid(ids) || ids.spanId === given.parentId) return { trace: given };
  const requestId = given.requestId === given.traceId ? ids.traceId : given.requestId;
  const flags = ids.traceFlags.toString(16).padStart(2, '0');
  return {
    trace: { ...given, traceId: ids.traceId, spanId: ids.spanId, flags, requestId, isRecorded: span.isRecording() },
    span,
  };
}

/** Ends the span of a request. @param route its pattern; undefined: no route matched */
export function endRequestSpan(span: Span, method: string, route: string | undefined, status: number): void {
  span.updateName(route === undefined ? method : `${method} ${route}`);
  span.setAttributes({ 'http.response.status_code': status, ...(route !== undefined && { 'http.route': route }) });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Runs a call to another service, as a span of the current request or job, if there is one. @throws its error */
export async function recordCall<T>(name: string, attributes: Attributes, call: () => Promise<T>): Promise<T> {
  const trace = currentTrace();
  if (!trace?.isRecorded) return call();
  const parent = parentContext(trace, trace.spanId, false);
  return ended(tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent), call);
}

/** Runs a job in a trace of its own. @throws the job's error */
export async function recordJob<T>(name: string, job: () => Promise<T>): Promise<T> {
  const span = tracer.startSpan(name, {}, ROOT_CONTEXT);
  const { traceId, spanId } = span.spanContext();
  if (!span.isRecording()) return job();
  const trace = { traceId, spanId, flags: '01', requestId: traceId, isRecorded: true };
  return ended(span, () => runInTrace(trace, job));
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
    throw error;
  } finally {
    span.end();
  }
}
