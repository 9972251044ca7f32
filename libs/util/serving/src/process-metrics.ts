import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the duration buckets, s. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** A metric that is read on request; undefined or an error: currently unavailable. */
export interface MetricSource {
  name: string;
  help: string;
  labels?: readonly string[];
  read(): Reading[] | Promise<Reading[]>;
}
export interface Reading {
  value: number;
  labels?: Record<string, string>;
}

/** A registry of metrics that are labelled with their process. @param service edge, api or jobs */
export function createRegistry(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  return registry;
}

/**
 * Counts and times every request of a server by its route, not by its URL, to bound the number of series. The
 * registry is the server's `metrics`. Call it before registering routes.
 */
export function measureRequests(app: FastifyInstance, service: string): Registry {
  const registry = createRegistry(service);
  const of = { registers: [registry] };
  const requests = new Counter({
    ...of,
    name: 'umkreis_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'route', 'status'],
  });
  const durations = new Histogram({
    ...of,
    name: 'umkreis_http_request_seconds',
    help: 'Until a request was answered',
    labelNames: ['method', 'route'],
    buckets: DURATIONS,
  });
  const running = new Gauge({ ...of, name: 'umkreis_http_requests_running', help: 'Requests being answered' });
  app.decorate('metrics', registry as Registry);
  app.addHook('onRequest', async (request, reply) => {
    running.inc();
    const stop = durations.startTimer();
    reply.raw.once('close', () => {
      running.dec();
      const [method, route] = [request.method, request.routeOptions.url ?? 'none'];
      requests.inc({ method, route, status: String(reply.statusCode) });
      stop({ method, route });
    });
  });
  return registry;
}

/** Adds a counter. @returns adds one to the count of these labels */
export function addCounter<Label extends string>(
  registry: Registry,
  { name, help, labels }: { name: string; help: string; labels: readonly Label[] },
): (of: Record<Label, string>) => void {
  const counter = new Counter({ name, help, labelNames: labels, registers: [registry] });
  return (of) => counter.inc(of);
}

/** Adds metrics that are read on request. */
export function addMetrics(registry: Registry, metrics: readonly MetricSource[]): void {
  for (const { name, help, labels = [], read } of metrics) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const readings = await Promise.resolve()
          .then(read)
          .catch(() => []);
        gauge.reset();
        // A reset sets a metric without labels to 0, and removes all values of others.
        if (readings.length === 0 && labels.length === 0) gauge.remove();
        for (const one of readings) gauge.set(one.labels ?? {}, one.value);
      },
    });
  }
}
