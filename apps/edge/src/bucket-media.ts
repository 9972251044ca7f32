import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { MediaStore } from '@umkreis/object-storage/media-store.ts';
import type { FairQueue } from '@umkreis/serving/fair-queue.ts';
import type { MemoryBudget } from '@umkreis/serving/memory-budget.ts';
import { clientOf } from './limits/client-of.ts';
import { readResponse } from './proxy/read-response.ts';

/**
 * Serves media from a bucket for deployments without a CDN. The content of a name never changes. Files are
 * read completely before they are sent, so that slow clients do not occupy connections to the bucket.
 */
export function registerBucketMedia(
  app: FastifyInstance,
  store: MediaStore,
  { queue, memoryBudget }: { queue: FairQueue; memoryBudget: MemoryBudget },
): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const { name } = request.params;
    const client = clientOf(request);
    await memoryBudget.waitForCapacity(client);
    const give = await queue.take(client);
    try {
      const file = /^[\w-]+(?:\.[\w-]+)+$/.test(name) ? await store.open(name) : undefined;
      if (!file) return reply.code(404).type('text/plain').send('Not found');
      reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('Access-Control-Allow-Origin', '*')
        .header('ETag', `"${name}"`);
      if (request.headers['if-none-match'] === `"${name}"`) {
        file.stream.destroy();
        return reply.code(304).send();
      }
      const reservation = memoryBudget.reserve(client, () => request.raw.socket.destroy());
      reply.raw.once('close', reservation.release);
      const content = await readResponse(file.stream, reservation.add);
      reply.type(file.type).header('Content-Length', file.bytes).send(content);
      if (!Buffer.isBuffer(content)) await once(reply.raw, 'close');
      return reply;
    } finally {
      give();
    }
  });
}
