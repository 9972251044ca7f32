import { lowMemoryEnv } from '@umkreis/serving/production/low-memory.ts';
import { serveProcess } from '@umkreis/serving/production/serve-process.ts';

process.exitCode = await serveProcess({
  name: 'jobs',
  args: ['apps/jobs/src/main.ts'],
  env: lowMemoryEnv,
  async prepare(log) {
    const { prepareDatabase } = await import('./prepare-database.ts');
    await prepareDatabase(process.env.DATABASE_URL!, { log });
  },
});
