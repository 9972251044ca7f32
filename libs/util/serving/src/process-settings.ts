import { z } from 'zod';

/** Environment variables for shutdown, logging and monitoring of a server process. */
export const processSettings = z.object({
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('Least that is logged, one JSON object a line; info: every request'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .optional()
    .describe(
      'Time after SIGTERM in which it reports to load balancers that it is shutting down, and still serves; 3 in production, else 0',
    ),
  SHUTDOWN_SECONDS: z.coerce
    .number()
    .min(1)
    .max(600)
    .default(20)
    .describe('Then requests that run have this time to end'),
  WATCHDOG_SECONDS: z.coerce
    .number()
    .min(0)
    .max(600)
    .default(10)
    .describe('A process whose event loop is blocked for this time is killed and restarted; 0: disabled'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('/metrics (Prometheus), /live and /ready, for operators only; disabled if omitted'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Where METRICS_PORT listens'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('OpenTelemetry collector that receives traces by OTLP over HTTP; none: nothing is recorded'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the traces starting here that are recorded; callers decide about theirs'),
});

export type ProcessSettings = z.infer<typeof processSettings>;

/** Load balancers need a moment to notice that a process is shutting down. s. */
const DRAIN_IN_PRODUCTION = 3;

/** How long a process still serves after announcing its shutdown, ms. */
export const drainMs = ({ DRAIN_SECONDS, NODE_ENV }: Pick<ProcessSettings, 'DRAIN_SECONDS'> & { NODE_ENV: string }) =>
  1000 * (DRAIN_SECONDS ?? (NODE_ENV === 'production' ? DRAIN_IN_PRODUCTION : 0));
