/**
 * Options of pino: one JSON object per line, with the level as a word and an ISO time.
 * @param service edge, api or jobs
 */
export const processLog = (service: string, level: string) => ({
  level,
  base: { service, pid: process.pid },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
});
