import { lowMemoryArgs, lowMemoryEnv } from '@umkreis/serving/production/low-memory.ts';
import { serveProcess } from '@umkreis/serving/production/serve-process.ts';

process.exitCode = await serveProcess({
  name: 'api',
  args: [...lowMemoryArgs, 'apps/api/src/main.ts'],
  env: { ...lowMemoryEnv, RUNS_JOBS: 'false' },
  settingsErrors: async (env) => (await import('./config/config.ts')).settingsErrors(env),
  failedConnections: async (env) => (await import('./config/connections.ts')).failedConnections(env),
});
