import { serveProcess } from '@umkreis/serving/production/serve-process.ts';

process.exitCode = await serveProcess({
  name: 'edge',
  args: ['apps/edge/src/main.ts'],
  settingsErrors: async (env) => (await import('./config.ts')).settingsErrors(env),
  failedConnections: async (env) => (await import('./connections.ts')).failedConnections(env),
});
