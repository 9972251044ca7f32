import type { FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** One JSON object a line: level as a word, time as people write it. @param service edge, api or jobs */
export const processLog = (service: string, level: string): LoggerOptions => ({
  level,
  base: { service, pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
});
