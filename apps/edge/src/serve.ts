import { serveProcess } from '@umkreis/serving/production/serve-process.ts';

process.exitCode = await serveProcess({ name: 'edge', args: ['apps/edge/src/main.ts'] });
