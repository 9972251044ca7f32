import type { FastifyInstance } from 'fastify';
import type { MediaStore } from '@umkreis/media/media-store.ts';

/** Media out of a bucket, for those who have no CDN in front of it. What is behind a name never changes. */
export function registerBucketMedia(app: FastifyInstance, store: MediaStore): void {
  app.get<{ Params: { name: string } }>('/media/:name', async ({ params: { name }, headers }, reply) => {
    const file = /^[\w-]+(?:\.[\w-]+)+$/.test(name) ? await store.open(name) : undefined;
    if (!file) return reply.code(404).type('text/plain').send('Not found');
    reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('Access-Control-Allow-Origin', '*')
      .header('ETag', `"${name}"`);
    if (headers['if-none-match'] === `"${name}"`) {
      file.stream.destroy();
      return reply.code(304).send();
    }
    return reply.type(file.type).header('Content-Length', file.bytes).send(file.stream);
  });
}
