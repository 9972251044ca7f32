import { health } from '@umkreis/contract/health.ts';
import type { ApiContext } from '../context.ts';
import type { TypedApp } from '../http/typed-app.ts';

const startedAt = new Date().toISOString();

export async function healthRoutes(app: TypedApp, { config, content, snapshots, storage }: ApiContext): Promise<void> {
  app.get(
    '/health',
    {
      config: { right: 'public' },
      schema: { summary: 'State of the service', tags: ['health'], response: { 200: health } },
    },
    async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const hasRoom = await storage.hasRoom();
      return {
        status: content.isDatabaseUp && hasRoom ? ('ok' as const) : ('degraded' as const),
        version: config.PRODUCT_VERSION,
        startedAt,
        database: content.isDatabaseUp,
        storage: hasRoom,
        snapshots: snapshots.health(),
      };
    },
  );
}
