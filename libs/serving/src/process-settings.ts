import { z } from 'zod';

/** How a server process ends, what it writes and where operators look at it, as variables of its environment. */
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
    .describe('After SIGTERM it says so to load balancers, and serves on, for this time; 3 in production, else 0'),
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
    .describe('A process whose event loop stands still for this time is ended and started again; 0: it is not'),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe('/metrics (Prometheus), /live and /ready, for operators alone; without it they are not there'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('Where METRICS_PORT listens'),
});

export type ProcessSettings = z.infer<typeof processSettings>;

/** Load balancers need a moment to see that a process ends; where there is none, nobody waits for it. s */
const DRAIN_IN_PRODUCTION = 3;

/** How long a process serves on after it has said that it ends, ms. */
export const drainMs = ({ DRAIN_SECONDS, NODE_ENV }: Pick<ProcessSettings, 'DRAIN_SECONDS'> & { NODE_ENV: string }) =>
  1000 * (DRAIN_SECONDS ?? (NODE_ENV === 'production' ? DRAIN_IN_PRODUCTION : 0));
