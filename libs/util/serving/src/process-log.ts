import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** One JSON object per line, with the level as a word and an ISO time. @param service edge, api or jobs */
export const processLog = (service: string, level: string): LoggerOptions => ({
  level,
  base: { service, pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
});
