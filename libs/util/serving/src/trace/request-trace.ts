import type { IncomingMessage } from 'node:http';
import { startRequestSpan, type Recorded } from './spans.ts';
import { createTrace, type Trace } from './trace.ts';

/** Requests of load balancers and orchestrators, which would fill logs and collectors. */
const probes = new Set(['/ready', '/health', '/edge/ready', '/edge/health', '/api/ready', '/api/health']);

const pathOf = (url: string) => url.split('?', 1)[0]!;

/** Whether a request is neither logged nor recorded. */
export const isProbe = ({ url }: { url: string }): boolean => probes.has(pathOf(url).replace(/(?<=.)\/$/, ''));

const known = new WeakMap<IncomingMessage, Recorded>();

/** The trace of a request: that of its headers, or a new one. */
export const traceOf = (request: IncomingMessage): Trace => recordOf(request).trace;

/** The trace of a request, with its span if a collector receives it. The query may be personal, and isn't recorded. */
export function recordOf(request: IncomingMessage): Recorded {
  const existing = known.get(request);
  if (existing) return existing;
  const { method = 'GET', url = '/' } = request;
  const given = createTrace(request.headers);
  const attributes = { 'http.request.method': method, 'url.path': pathOf(url) };
  const record = isProbe({ url }) ? { trace: given } : startRequestSpan(given, attributes);
  known.set(request, record);
  return record;
}
