import { lowMemoryEnv } from '@umkreis/serving/production/low-memory.ts';
import { serveProcess } from '@umkreis/serving/production/serve-process.ts';

process.exitCode = await serveProcess({
  name: 'jobs',
  // A small young generation takes 130 MB less. Snapshots would take twice as long if the old one grew in small steps.
  args: ['--max-semi-space-size=8', 'apps/jobs/src/main.ts'],
  env: lowMemoryEnv,
  settingsErrors: async (env) => (await import('./config.ts')).settingsErrors(env),
  failedConnections: async (env) => (await import('./connections.ts')).failedConnections(env),
  async prepare(log) {
    const { prepareDatabase } = await import('./prepare-database.ts');
    await prepareDatabase(process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL!, { log });
  },
});
